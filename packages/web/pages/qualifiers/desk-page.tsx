import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import {
  type QualifierPage,
  type QualifierPlace,
  qualifierQuery,
} from '../../features/qualifiers/qualifier-queries.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeskHead } from './desk-head.tsx';
import classes from './page.module.css';

export type DeskPart = {
  readonly place: QualifierPlace;
  readonly page: QualifierPage;
  readonly desk: NonNullable<QualifierPage['desk']>;
};

type DeskPageProps = {
  readonly place: QualifierPlace;
  /** @param name of the qualifier; null while it loads */
  readonly title: (name: string | null) => string;
  /** Name of the requested part, as in its heading. */
  readonly part: string;
  /** What others than coaches read: who does it. */
  readonly coachesOnly: string;
  readonly children: (part: DeskPart) => ReactNode;
};

/** A page of a qualifier that only coaches of the team open. */
export function DeskPage({ place, title, part, coachesOnly, children }: DeskPageProps) {
  const { api } = useApi();
  const query = useQuery(qualifierQuery(api, place));
  return (
    <main className={classes.column}>
      <DeskHead place={place} page={query.data} title={title(query.data?.name ?? null)} />
      <QueryState part={part} query={query} skeleton={<SkeletonRows rows={8} rowHeight={60} />}>
        {(page) =>
          page?.desk == null ? (
            <Notice title="You do not coach this team.">{coachesOnly}</Notice>
          ) : (
            children({ place, page, desk: page.desk })
          )
        }
      </QueryState>
    </main>
  );
}

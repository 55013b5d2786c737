import { Button } from '@mantine/core';
import type { Squad } from '@strokebook/golf/qualifier';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { type QualifierPage, type QualifierPlace, refusalText } from './qualifier-queries.ts';

type SquadPreviewProps = {
  readonly place: QualifierPlace;
  readonly people: QualifierPage['people'];
  readonly squad: Squad;
};

/** What each player would read, before anything is confirmed (TEAM-12). */
export function SquadPreview({ place, people, squad }: SquadPreviewProps) {
  const { api } = useApi();
  const preview = useMutation({
    mutationFn: async (previewed: Squad) => {
      const body = {
        squad: {
          byScore: [...previewed.byScore],
          leftOut: [...previewed.leftOut],
          picks: [...previewed.picks],
          alternates: [...previewed.alternates],
          words: [...previewed.words],
        },
      };
      return { previewed, ...(await api.call('previewQualifierSquad', { params: place, body })) };
    },
  });
  // What was read of another selection says nothing of this one.
  const lines = preview.data?.previewed === squad ? preview.data.lines : null;
  return (
    <PageSection id="preview" title="What each player reads">
      {lines === null ? (
        <div>
          <Button variant="default" disabled={preview.isPending} onClick={() => preview.mutate(squad)}>
            Show the notices
          </Button>
        </div>
      ) : (
        <dl className="stack gap-12">
          {lines.map(({ entrantId, line, reason, word }) => (
            <div key={entrantId}>
              <dt className="strong break-anywhere">{people.find((one) => one.entrantId === entrantId)?.name}</dt>
              {[line, reason, word]
                .filter((text) => text !== '')
                .map((text) => (
                  <dd key={text} className="break-anywhere">
                    {text}
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      )}
      {preview.isError && <Failure>{refusalText(preview.error)}</Failure>}
    </PageSection>
  );
}

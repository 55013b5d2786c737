import { nextHole, ownCardsOf, parsOf, tapped } from '@strokebook/golf/qualifier';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { CardCheck, CardList } from '../../features/qualifiers/card-check.tsx';
import { CardsHead } from '../../features/qualifiers/cards-head.tsx';
import { CardsStart } from '../../features/qualifiers/cards-start.tsx';
import { FourCards } from '../../features/qualifiers/four-cards.tsx';
import { qualifierCardsQuery } from '../../features/qualifiers/qualifier-queries.ts';
import { useFourCards } from '../../features/qualifiers/use-four-cards.ts';
import { type DeviceCards, prepareDevice, StoreFailure, useDeviceCards, useOffline } from '../../offline/index.ts';
import { Notice } from '../../ui/pages/notice.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DeskHead } from './desk-head.tsx';
import classes from './cards-page.module.css';

const route = getRouteApi('/teams/$organizationId/qualifiers/$qualifierId/cards');

/** Up to four cards of a qualifier on one phone, with and without a network (TEAM-31). */
export function QualifierCardsPage() {
  const place = route.useParams();
  const { group } = route.useSearch();
  const { viewer } = route.useRouteContext();
  const kept = useDeviceCards(viewer.accountId, place.qualifierId);
  const opened = kept?.find(({ phoneId }) => phoneId === group);
  if (group !== undefined && kept === undefined) return <main className={classes.phone} aria-busy />;
  return opened === undefined ? <Start kept={kept ?? []} /> : <Keep key={opened.phoneId} opened={opened} />;
}

function Start({ kept }: { readonly kept: readonly DeviceCards[] }) {
  const place = route.useParams();
  const { viewer } = route.useRouteContext();
  const navigate = route.useNavigate();
  const { api } = useApi();
  const { store } = useOffline();
  const [failure, setFailure] = useState<string | null>(null);
  const query = useQuery(qualifierCardsQuery(api, place));
  const open = (phoneId: string) => void navigate({ search: { group: phoneId } });
  const begin = async (cards: DeviceCards) => {
    try {
      const problem = await prepareDevice(store);
      if (problem !== null) throw problem;
      await store.cards.add(cards);
      open(cards.phoneId);
    } catch (error) {
      setFailure(error instanceof StoreFailure ? error.message : 'The phone cannot keep these cards.');
    }
  };
  return (
    <main className={classes.column}>
      <DeskHead place={place} page={query.data} title="Keep cards" />
      <QueryState part="The qualifier" query={query} skeleton={<SkeletonRows rows={8} rowHeight={48} />}>
        {(page) =>
          page === null ? (
            <Notice title="This qualifier is not open to you.">Its team keeps the cards.</Notice>
          ) : (
            <CardsStart
              place={place}
              accountId={viewer.accountId}
              page={page}
              kept={kept}
              failure={failure}
              onOpen={open}
              onBegin={(cards) => void begin(cards)}
            />
          )
        }
      </QueryState>
    </main>
  );
}

/** What is shown of the cards: the hole that is played, all cards, or one that its player confirms. */
type Stage =
  | { readonly kind: 'play' }
  | { readonly kind: 'all' }
  | { readonly kind: 'check'; readonly entrantId: string };

function Keep({ opened }: { readonly opened: DeviceCards }) {
  const place = route.useParams();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const hand = useFourCards(opened);
  const { cards } = hand.kept;
  const [stage, setStage] = useState<Stage>(() => ({ kind: nextHole(cards) === null ? 'all' : 'play' }));
  // The board follows when the cards are left.
  useEffect(() => () => void queryClient.invalidateQueries({ queryKey: ['getQualifier'] }), [queryClient]);
  const players = ownCardsOf(cards);
  const close = () => void navigate({ to: '/teams/$organizationId/qualifiers/$qualifierId', params: place });
  const checked = stage.kind === 'check' ? players.find(({ entrantId }) => entrantId === stage.entrantId) : undefined;
  const showAll = () => setStage({ kind: 'all' });
  if (checked !== undefined) {
    return (
      <main className={classes.phone}>
        <CardCheck
          card={checked}
          pars={parsOf(cards)}
          head={<CardsHead hand={hand} action="Later" onAction={showAll} />}
          onAnswer={(answer) => {
            const { entrantId } = checked;
            hand.run((before) => tapped(before, { kind: 'answer', entrantId, answer }), true);
            const next = players.find((one) => one.entrantId !== entrantId && one.answer === null);
            setStage(next === undefined ? { kind: 'all' } : { kind: 'check', entrantId: next.entrantId });
          }}
        />
      </main>
    );
  }
  if (stage.kind === 'all') {
    return (
      <main className={classes.phone}>
        <CardList
          cards={players}
          pars={parsOf(cards)}
          hole={nextHole(cards)}
          head={<CardsHead hand={hand} action="Close" onAction={close} />}
          onOpen={(entrantId) => setStage({ kind: 'check', entrantId })}
          onPlay={() => setStage({ kind: 'play' })}
          onClose={close}
        />
      </main>
    );
  }
  return (
    <main className={classes.phone}>
      <FourCards hand={hand} head={<CardsHead hand={hand} action="Cards" onAction={showAll} />} onFinished={showAll} />
    </main>
  );
}

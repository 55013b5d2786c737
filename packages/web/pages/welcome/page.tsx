import { Button } from '@mantine/core';
import type { FirstAnswers } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { SeasonHole } from '../../features/landing/season-hole.tsx';
import { NameForm } from '../../features/own-name/name-form.tsx';
import { GolfQuestion } from '../../features/welcome/golf-question.tsx';
import { SchoolQuestion } from '../../features/welcome/school-question.tsx';
import { WhoQuestion } from '../../features/welcome/who-question.tsx';
import { dayOf } from '../../lib/today.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './welcome-page.module.css';

const route = getRouteApi('/welcome');

/** Where the first thing is that each of them wants to do. */
const firstPage = { player: '/dashboard', coach: '/teams', parent: '/players' } as const;

/** The first questions: who are you, your name, what golf do you play. Each can be skipped (FIRST-03). */
export function WelcomePage() {
  const { viewer } = route.useRouteContext();
  const { step, as } = route.useSearch();
  const navigate = route.useNavigate();
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const finish = useMutation({
    mutationFn: ({ next: _next, ...answers }: Omit<FirstAnswers, 'profileType'> & { readonly next?: string }) =>
      api.call('answerFirstQuestions', {
        body: { ...(as === undefined ? {} : { profileType: as }), ...answers },
      }),
    onSuccess: async (account, { next }) => {
      queryClient.setQueryData(activeAccountQuery(api, tokens).queryKey, account);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      await navigate({ to: next ?? firstPage[as ?? 'player'], replace: true });
    },
  });
  // Parents have no third question.
  const count = as === 'parent' ? 2 : 3;
  const askSchool = () => (count === 2 ? finish.mutate({}) : void navigate({ search: { step: 'school', as } }));
  const questions = {
    who: { number: 1, title: 'Who are you?', skip: () => void navigate({ search: { step: 'name' } }) },
    name: { number: 2, title: 'What is your name?', skip: askSchool },
    school: {
      number: 3,
      title: as === 'coach' ? 'Where do you coach?' : 'What golf do you play?',
      skip: () => finish.mutate({}),
    },
  } as const;
  const { number, title, skip } = questions[step ?? 'who'];
  return (
    <main className={classes.page}>
      <div className={classes.question}>
        <p className="note">
          Question {number} of {count}
        </p>
        <h1 className={classes.title}>{title}</h1>
        {step === undefined && <WhoQuestion />}
        {step === 'name' && <NameForm account={viewer} action="Continue" onSaved={askSchool} />}
        {step === 'school' && as !== 'coach' && (
          <GolfQuestion today={today} isSaving={finish.isPending} onAnswer={(answers) => finish.mutate(answers)} />
        )}
        {step === 'school' && as === 'coach' && (
          <SchoolQuestion isSaving={finish.isPending} onAnswer={(school) => finish.mutate({ school })} />
        )}
        {finish.isError && <Failure>{errorText(finish.error)}</Failure>}
        <div className={classes.skip}>
          <Button variant="subtle" disabled={finish.isPending} onClick={skip}>
            Skip
          </Button>
          {step === 'school' && as !== 'coach' && (
            <Button variant="subtle" disabled={finish.isPending} onClick={() => finish.mutate({ next: '/log' })}>
              Skip and log a round
            </Button>
          )}
        </div>
      </div>
      <div className={classes.sheet} data-palette="deep">
        <div className={classes.hole}>
          <SeasonHole />
        </div>
      </div>
    </main>
  );
}

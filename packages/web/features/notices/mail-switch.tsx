import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { SwitchRow } from '../../ui/fields/switch-row.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import classes from './notices.module.css';

/** Whether a mail a day says what is unread; nothing where the installation sends no mail (TEAM-33). */
export function MailSwitch() {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const { queryKey, ...account } = activeAccountQuery(api, tokens);
  const viewer = useQuery({ queryKey, ...account }).data;
  const sendsMail = useQuery(api.query('getSettings', {})).data?.sendsMail === true;
  const change = useMutation({
    mutationFn: (isOn: boolean) => api.call('updateNoticeMail', { body: { isOn } }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
  });
  if (viewer == null || !sendsMail) return null;
  const { accountEmail, isEmailConfirmed, mailsNotices } = viewer;
  const how = isEmailConfirmed
    ? `At most one a day, to ${accountEmail}. It says who, and no more than that there is something.`
    : 'For a confirmed email only: add and confirm yours under Edit profile, About.';
  return (
    <div className={classes.mail}>
      <SwitchRow
        label="Also by mail"
        description={how}
        isOn={mailsNotices && isEmailConfirmed}
        isDisabled={change.isPending || !isEmailConfirmed}
        isSaved={change.isSuccess}
        onChange={(isOn) => change.mutate(isOn)}
      />
      {change.isError && <Failure>{errorText(change.error)}</Failure>}
    </div>
  );
}

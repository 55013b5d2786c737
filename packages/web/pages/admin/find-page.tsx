import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import { accountText } from '../../features/administration/account-text.ts';
import { FindAccounts } from '../../features/administration/find-accounts.tsx';
import { LinkRows, RowLink } from '../../ui/pages/link-rows.tsx';
import { Page } from '../../ui/pages/page.tsx';

/** Finds accounts for support. */
export function FindAccountsPage() {
  return (
    <Page title="Administration" lead="Find an account to help its owner, or edit organizations.">
      <div className="stack gap-16">
        <div>
          <Link to="/admin/organizations" className="quiet-button">
            Organizations
          </Link>
        </div>
        <FindAccounts label="Phone number, username, email or name" isRemembered>
          {(accounts) => (
            <LinkRows isOld={false}>
              {accounts.map((account) => (
                <li key={account.accountId}>
                  <RowLink
                    to="/admin/accounts/$accountId"
                    params={{ accountId: account.accountId }}
                    picture={{ name: fullName(account), imgUrl: null }}
                    detail={accountText(account)}
                  />
                </li>
              ))}
            </LinkRows>
          )}
        </FindAccounts>
      </div>
    </Page>
  );
}

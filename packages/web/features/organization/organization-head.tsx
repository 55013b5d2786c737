import type { Organization } from '@strokebook/contract';
import { Avatar } from '../../ui/media/avatar.tsx';
import classes from './organization.module.css';

/** The organization's name and contact data (ORG-O4, DATA-04). */
export function OrganizationHead({ organization }: { readonly organization: Organization }) {
  const { organizationName, imgUrl, phone, address } = organization;
  return (
    <header className={classes.head}>
      <Avatar imgUrl={imgUrl} name={organizationName} size={72} shape="square" />
      <div className="shrinkable">
        <h1 className={classes.title}>{organizationName}</h1>
        {(address !== null || phone !== null) && (
          <address className={classes.address}>
            {address !== null && <span>{address}</span>}
            {phone !== null && (
              <a href={`tel:${phone}`} className="inline-row touch">
                {phone}
              </a>
            )}
          </address>
        )}
      </div>
    </header>
  );
}

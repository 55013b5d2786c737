import type { SupportContact } from '@strokebook/contract';
import classes from './store.module.css';

/** Support contacts by region (STORE-03, STORE-O1). */
export function SupportContacts({ contacts }: { readonly contacts: readonly SupportContact[] }) {
  if (contacts.length === 0) return null;
  return (
    <section aria-labelledby="support-title" className={classes.support}>
      <h2 id="support-title" className="text-xl">
        Support
      </h2>
      <ul className={classes.contacts}>
        {contacts.map(({ region, email, phone, address }) => (
          <li key={region}>
            <h3 className="text-m">{region}</h3>
            <address className={classes.contact}>
              <a className="inline-row touch break-anywhere" href={`mailto:${email}`}>
                {email}
              </a>
              <a className="inline-row touch break-anywhere" href={`tel:${phone}`}>
                {phone}
              </a>
              <span>{address}</span>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}

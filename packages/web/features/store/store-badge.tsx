import classes from './store.module.css';

type StoreBadgeProps = { readonly store: 'android' | 'ios'; readonly href: string };

const words = {
  android: { above: 'Get it for', name: 'Android' },
  ios: { above: 'Get it for', name: 'iPhone and iPad' },
};

/** A link to a store's listing, as a badge. */
export function StoreBadge({ store, href }: StoreBadgeProps) {
  const { above, name } = words[store];
  return (
    <a className={classes.badge} href={href}>
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <rect x="6" y="2.5" width="12" height="19" rx="2.5" />
        {store === 'android' ? <path d="M10 18.5h4" /> : <circle cx="12" cy="18.5" r="0.6" />}
        <path d="m9.5 9.5 2.5 2.5 2.5-2.5M12 5.5V12" />
      </svg>
      <span>
        <small className="inherited">{above}</small>
        <b className="text-l strong">{name}</b>
      </span>
    </a>
  );
}

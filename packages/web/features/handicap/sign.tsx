import classes from './handicap.module.css';

type SignProps = {
  readonly isFilled: boolean;
  /** For screen readers; omitted where the text beside it says the same. */
  readonly words?: string;
};

/** One sign for everything on the page: filled counts, hollow does not. */
export const Sign = ({ isFilled, words }: SignProps) => (
  <>
    <span className={classes.sign} data-counts={isFilled} aria-hidden="true" />
    {words !== undefined && <span className="unseen">{`${words}, `}</span>}
  </>
);

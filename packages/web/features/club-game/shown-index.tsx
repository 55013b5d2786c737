import { type AccountAccess, canSee, features, isFeaturePublic, type Viewer } from '@strokebook/golf/access';
import { formatIndex } from '@strokebook/golf/format';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { Card } from '../../ui/pages/card.tsx';
import classes from './club-game.module.css';

type ShownIndexProps = {
  readonly viewer: Viewer | null;
  readonly access: AccountAccess;
  readonly username: string;
};

/**
 * The estimated index where the player has opened it, which only signed-in golfers see (INDEX-07). The player does not see
 * it here either while it is closed, because the page looks as it does to others.
 */
export function ShownIndex({ viewer, access, username }: ShownIndexProps) {
  const { api } = useApi();
  const { accountId } = access;
  const isOpen = isFeaturePublic(access, features.index) && canSee(viewer, access, features.index);
  const report = useQuery({ ...api.query('getEstimatedIndex', { params: { accountId } }), enabled: isOpen });
  const index = report.data?.index ?? null;
  if (!isOpen || index === null) return null;
  return (
    <Card
      title="Estimated index"
      hint="unofficial"
      actions={
        <Link to="/player/$username/index" params={{ username }} className="quiet-button">
          How it is made
        </Link>
      }
    >
      <p className={classes.index}>
        <b>{formatIndex(index.value)}</b>
      </p>
    </Card>
  );
}

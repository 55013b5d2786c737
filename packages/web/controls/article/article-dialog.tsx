import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './article.module.css';

/** HOME-19. */
const MAX_WIDTH = 680;

type ArticleDialogProps = {
  readonly header: string;
  readonly formattedDate: string;
  readonly onClose: () => void;
  /** The article, once it is loaded. */
  readonly children: ReactNode;
};

/** A story in a dialog. */
export function ArticleDialog({ header, formattedDate, onClose, children }: ArticleDialogProps) {
  return (
    <Dialog title={header} size={MAX_WIDTH} onClose={onClose}>
      <p className={classes.date}>{formattedDate}</p>
      {children}
    </Dialog>
  );
}

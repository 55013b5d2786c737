import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './about.module.css';

type ReadMoreDialogProps = { readonly title: string; readonly text: string; readonly onClose: () => void };

/** The complete text (ABOUT-02). */
export function ReadMoreDialog({ title, text, onClose }: ReadMoreDialogProps) {
  return (
    <Dialog title={title} size={640} onClose={onClose}>
      <p className={classes.whole}>{text}</p>
    </Dialog>
  );
}

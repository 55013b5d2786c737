import type { CalendarDay } from '@strokebook/golf/calendar';
import { Dialog } from '../../ui/dialog.tsx';
import { PageError } from '../../ui/page-error.tsx';
import { useLate } from '../../lib/use-late.ts';

const loadBuilder = async () => (await import('../../features/resume-builder/resume-builder.tsx')).ResumeBuilder;

type BuilderOverlayProps = {
  readonly accountId: number;
  readonly today: CalendarDay;
  readonly onClose: () => void;
};

/** The resume builder, whose code comes with it: visitors never need it. */
export function BuilderOverlay(props: BuilderOverlayProps) {
  const late = useLate(loadBuilder);
  switch (late.state) {
    case 'loading':
      return null;
    case 'error':
      return (
        <Dialog title="Resume Preview" size={480} onClose={props.onClose}>
          <PageError part="The resume builder" level={3} error={late.error} onRetry={late.retry} />
        </Dialog>
      );
    case 'ready':
      return <late.part {...props} />;
  }
}

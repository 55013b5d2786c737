import type { Notice } from '@strokebook/contract';
import { Link } from '@tanstack/react-router';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { AnswerLevel } from './answer-level.tsx';
import { noticeText } from './notice-text.ts';
import classes from './notices.module.css';

type NoticeRowProps = {
  readonly notice: Notice;
  readonly onOpen?: () => void;
};

/** A notice with a link to what it is about; an unread one says that it is new. */
export function NoticeRow({ notice, onOpen }: NoticeRowProps) {
  const { text, link } = noticeText(notice);
  return (
    <li className={classes.row} data-unread={!notice.isRead || undefined}>
      {!notice.isRead && <span className={classes.badge}>New</span>}
      <Link {...link} className={classes.link} preload={false} onClick={onOpen}>
        {text}
      </Link>
      {notice.kind === 'levelAsked' && <AnswerLevel notice={notice} />}
      <small className="note nowrap">
        <TimeAgo instant={notice.toldAt} />
      </small>
    </li>
  );
}

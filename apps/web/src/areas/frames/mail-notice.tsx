import { IconMailOff } from '@tabler/icons-react';
import { Notice } from '../../ui/layout/index.ts';

/** Notice above every page of admins while emails wait, because the server was started without `SMTP_URL`. */
export function MailNotice({ isSuper }: { isSuper: boolean }) {
  const until = isSuper ? 'the server is started with SMTP_URL' : 'a site admin has set up email';
  return (
    <Notice icon={IconMailOff} label="Emails are not sent">
      <b>Emails are not sent.</b> Invitations and all other emails wait until {until}.
    </Notice>
  );
}

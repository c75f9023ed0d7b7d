import { archiveUser, previewUserLeaving } from '@doselore/contract/leaving';
import { exportSubject, makeUserLive, sendUserLink, type UserRow } from '@doselore/contract/users';
import { createElement } from 'react';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import { useAttempt } from '../../../platform/banner/index.ts';
import { fullName } from '../../../platform/session/index.ts';
import { askConfirm } from '../../../ui/confirm/index.ts';
import { LeavingMessage, lostText } from '../../administration/leaving/index.ts';
import { refreshUsers } from './users.queries.ts';

const kept =
  'They are signed out everywhere and cannot sign in. Their memberships, attempts and certificates are kept.';

type Person = Pick<UserRow, 'id' | 'first_name' | 'last_name' | 'email'>;

export function useUserCommands() {
  const attempt = useAttempt(refreshUsers);
  const restore = (person: Person): Promise<boolean> =>
    attempt(async () => {
      const { lost } = await callEndpoint(archiveUser, { params: { userId: person.id }, body: { archived: false } });
      const more = lost.length === 0 ? '' : `. ${lostText(lost)}`;
      return { message: `${fullName(person)} restored${more}` };
    });
  return {
    restore,
    archive: (person: Person): Promise<boolean> =>
      attempt(async () => {
        const preview = await callEndpoint(previewUserLeaving, { params: { userId: person.id } });
        const answer = await askConfirm({
          title: `Archive the account of ${fullName(person)}?`,
          message: createElement(LeavingMessage, { preview, kept }),
          confirmLabel: 'Archive',
        });
        if (answer !== 'confirm') return undefined;
        await callEndpoint(archiveUser, { params: { userId: person.id }, body: { archived: true } });
        return { message: `${fullName(person)} archived`, onUndo: () => restore(person) };
      }),
    makeLive: async (person: Person): Promise<void> => {
      const answer = await askConfirm({
        title: `Make ${fullName(person)} a live user?`,
        message: 'They become a real person in all lists and reports. This cannot be undone.',
        confirmLabel: 'Make live',
      });
      if (answer !== 'confirm') return;
      await attempt(async () => {
        await callEndpoint(makeUserLive, { params: { userId: person.id } });
        return { message: `${fullName(person)} is now a live user` };
      });
    },
    downloadData: (person: Person): Promise<boolean> =>
      attempt(async () => {
        await downloadFile(exportSubject, {
          params: { userId: person.id },
          body: {},
          fileName: `Personal data of user ${person.id}.zip`,
        });
        return { message: `Personal data of ${fullName(person)} downloaded` };
      }),
    sendLink: (person: Person): Promise<boolean> =>
      attempt(async () => {
        const { sent } = await callEndpoint(sendUserLink, { params: { userId: person.id } });
        const what = sent === 'invitation' ? 'An invitation' : 'A link to choose a new password';
        return { message: `${what} was sent to ${person.email}` };
      }),
  };
}

export type UserCommands = ReturnType<typeof useUserCommands>;

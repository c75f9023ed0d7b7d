import { commandOf, emptyRecord } from '@doselore/contract';
import {
  changeVideoAccount,
  checkVideoAccount,
  createVideoAccount,
  joinMeeting,
  listVideoAccounts,
  moveVideoAccount,
  videoAccountFields,
} from '@doselore/contract/video-meetings';
import { opened } from '../../../test-support/matrix/bodies.ts';
import { siteAdmins } from '../../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { ownRecord, ownSession } from '../../../test-support/matrix/expectations.ts';

const account = (name: string, host = 'https://meet.example.org') => ({
  ...emptyRecord(videoAccountFields),
  ...{ name, host },
});

export const matrix: RoomMatrix = {
  records: `insert into video_accounts (id, name, provider, host, is_exclusive) overriding system value
    values (700003, 'MKR_VIDEO', 'manual', 'https://meet.example.org', false)`,
  words: () => ({ videoAccountId: 700003 }),
  examples: [
    exampleOf(listVideoAccounts, siteAdmins),
    exampleOf(createVideoAccount, siteAdmins, {
      body: () => commandOf({ ...account('New'), provider: 'manual' }),
      tidyUp: `update video_accounts set archived_at = now() where name = 'New'`,
    }),
    exampleOf(changeVideoAccount, siteAdmins, {
      body: () => commandOf(opened(account('MKR_VIDEO'), { host: 'https://meet.example.org/room' })),
    }),
    exampleOf(checkVideoAccount, siteAdmins),
    // The courses of the world are face to face: people who may join learn that there is no meeting.
    exampleOf(joinMeeting, { member: ownRecord, virtualGroupAdmin: ownSession }),
    exampleOf(moveVideoAccount, siteAdmins, { body: () => ({ list: 'open' }) }),
  ],
};

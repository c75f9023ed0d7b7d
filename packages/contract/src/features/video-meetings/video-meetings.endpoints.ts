import { endpoint } from '../../endpoint.ts';
import type { videoMeetingsSchemas } from './video-meetings.schemas.ts';

/** Lists all accounts of video-meeting services, those in use first. */
export const listVideoAccounts = endpoint<typeof videoMeetingsSchemas.listVideoAccounts>({
  method: 'GET',
  path: 'video-accounts',
  levels: ['superAdmin'],
  permission: 'videoAccounts.read',
});

export const createVideoAccount = endpoint<typeof videoMeetingsSchemas.createVideoAccount>({
  method: 'POST',
  path: 'video-accounts',
  levels: ['superAdmin'],
  permission: 'videoAccounts.write',
});

/** Changes an account. A secret that is sent replaces the stored one. Future meetings follow another host. */
export const changeVideoAccount = endpoint<typeof videoMeetingsSchemas.changeVideoAccount>({
  method: 'PUT',
  path: 'video-accounts/:videoAccountId',
  levels: ['superAdmin'],
  permission: 'videoAccounts.write',
});

/** Asks the service whether the account works, and stores the result. */
export const checkVideoAccount = endpoint<typeof videoMeetingsSchemas.checkVideoAccount>({
  method: 'POST',
  path: 'video-accounts/:videoAccountId/check',
  levels: ['superAdmin'],
  permission: 'videoAccounts.check',
});

/**
 * Returns the address at which the signed-in person joins the meeting of a session: delegates from 30 minutes before it,
 * its trainer from 60 minutes before, until its end. Records the first time. The address is for this person alone.
 */
export const joinMeeting = endpoint<typeof videoMeetingsSchemas.joinMeeting>({
  method: 'POST',
  path: 'virtual-group/:virtualGroupId/join',
  levels: ['member', 'virtualGroupAdmin'],
  permission: 'virtualGroups.join',
});

/** Archives or restores an account. Refused with 409 while courses still to come use it. */
export const moveVideoAccount = endpoint<typeof videoMeetingsSchemas.moveVideoAccount>({
  method: 'POST',
  path: 'video-accounts/:videoAccountId/state',
  levels: ['superAdmin'],
  permission: 'videoAccounts.archive',
});

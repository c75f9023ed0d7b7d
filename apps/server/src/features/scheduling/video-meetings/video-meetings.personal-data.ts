import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  session_joins: {
    about: 'user_id',
    class: 'record',
    erase: {},
    stays: ['virtual_group_session_id', 'user_id', 'joined_at'],
  },
  video_accounts: 'nothing',
  video_meetings: 'nothing',
} as const satisfies Partial<PersonalData>;

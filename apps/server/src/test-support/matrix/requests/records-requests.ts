import { absent, type World } from '../world/world.ts';

const sameTwice = { keepId: absent, dropId: absent };

/** Of merges, repairs and personal data. Every command is sent so that it carries nothing out: the world keeps its marks. */
export const recordsBodies: Record<string, (world: World) => unknown> = {
  // Wrong in form: carried out, it would end the sessions of the personas.
  'POST users/:userId/end-two-step': () => ({ reason: '' }),
  'POST users/:userId/subject-export': () => ({}),
  // Wrong in form, like the one above.
  'POST users/:userId/erase': () => ({ reason: '' }),
  'POST users/:userId/erasure-preview': () => ({}),
  'POST users/merge-preview': () => sameTwice,
  'POST users/merge': () => sameTwice,
  'POST groups/merge-preview': () => sameTwice,
  'POST groups/merge': () => sameTwice,
  'POST reports/duplication-overview/search': () => ({}),
  'POST reports/duplication-overview/distinct': () => ({ oneId: absent, otherId: absent, distinct: true }),
  'POST reports/duplication-overview/:kind/distinct': () => ({ oneId: absent, otherId: absent, distinct: true }),
  'POST reports/duplication-overview/venues/respell': ({ homes }) => ({
    groupId: homes.HIGH.groupId,
    from: 'None',
    to: 'None',
  }),
  // Of a merge that has been undone already.
  'POST merges/:mergeId/undo': () => ({}),
  // Of a fault that is none, and of repairs that have been undone already.
  'POST reports/prepare-fixes-for-broken-managers/plans': () => ({ keys: ['none'] }),
  'POST reports/prepare-fixes-for-broken-managers/plans/:planId/apply': () => ({ digest: '' }),
  'POST reports/prepare-fixes-for-broken-managers/plans/:planId/undo': () => ({}),
};

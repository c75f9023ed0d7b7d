import { webAddresses } from '@doselore/contract';
import { deleteView, listSavedViews, saveView } from '@doselore/contract/saved-views';
import { exampleOf, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { adminWithNotification, anyAdmin } from '../../../test-support/matrix/expectations.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const own = { saved_views: 'what a person has chosen for their own screens and notices' };

/** One view of each person, with a number that follows from theirs. */
const firstView = 800_000;
const page = webAddresses.groupMembers(1);
const everyView = `insert into saved_views (id, user_id, page, name, search, created_at) overriding system value
  select ${firstView} + id, id, '${page}', 'View', '', '2026-01-01' from users on conflict (id) do nothing`;

export const matrix: RoomMatrix = {
  records: everyView,
  ids: ({ world, persona, position }) => ({
    viewId: position === 'own' && persona !== 'anon' ? firstView + world.users[persona] : absent,
  }),
  examples: [
    exampleOf(listSavedViews, { mixedAdmin: anyAdmin }, { query: { page } }),
    exampleOf(
      saveView,
      { mixedAdmin: anyAdmin },
      { body: () => ({ page, name: 'Mine', search: 'q=a' }), unaudited: own },
    ),
    exampleOf(deleteView, { mixedAdmin: adminWithNotification }, { unaudited: own, tidyUp: everyView }),
  ],
};

import { webAddresses } from '@doselore/contract';
import type { Tx } from '../../platform/db/index.ts';
import { notify } from '../notifications/index.ts';
import type { VirtualGroupData } from './virtual-groups.repository.ts';

type Told = { session: VirtualGroupData; title: string; body: string; at: Date };

export async function notifyTrainer(tx: Tx, { session, title, body, at }: Told): Promise<void> {
  if (session.trainer_user_id === null) return;
  await notify(tx, {
    at,
    code: 'session_changed',
    groupId: session.group_id,
    userIds: [session.trainer_user_id],
    title,
    tag: 'Courses',
    body,
    actionUrl: webAddresses.delegates(session.id),
  });
}

import type { UserId } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { buildManager, buildMembership, buildUser } from '../../people.factory.ts';
import { type Home, type Persona, personas, relations } from '../personas.ts';
import type { World } from './world.ts';

/** Builds all personas, with the rights in `relations`. */
export async function buildPersonas(db: Database, homes: World['homes']): Promise<World['users']> {
  const users: Partial<World['users']> = { member: homes.HIGH.ownUserId, otherMember: homes.HIGH.siblingUserId };
  for (const persona of personas) {
    if (persona === 'anon') continue;
    users[persona] ??= await buildPersona(db, persona, homes);
  }
  return users as World['users'];
}

async function buildPersona(db: Database, persona: Persona, homes: World['homes']): Promise<UserId> {
  const { organisations, services, sessions } = relations[persona];
  const roles = [
    ...(persona === 'super' ? (['super_admin'] as const) : []),
    ...(organisations.length > 0 ? (['group_admin'] as const) : []),
    ...(services.length > 0 ? (['subgroup_admin'] as const) : []),
    ...(sessions.length > 0 ? (['trainer'] as const) : []),
  ];
  const state = persona === 'provisional' || persona === 'disabled' ? persona : 'active';
  const userId = await buildUser(db, { roles, state, firstName: 'Persona', lastName: persona });
  if (persona === 'provisional') await buildMembership(db, { userId, groupId: homes.HIGH.groupId });
  for (const home of organisations) await buildManager(db, { userId, groupId: homes[home].groupId });
  for (const service of services) {
    const home = homes[service.split('_')[0] as Home];
    await buildManager(db, {
      userId,
      groupId: home.groupId,
      subgroupId: home.services[service] ?? 0,
      generalPotAccess: true,
      viewSiblings: persona === 'siblingAdmin',
    });
  }
  for (const session of sessions)
    await db
      .updateTable('virtual_groups')
      .set({ trainer_user_id: userId })
      .where('title', '=', `MKR_${session}_VG`)
      .execute();
  return userId;
}

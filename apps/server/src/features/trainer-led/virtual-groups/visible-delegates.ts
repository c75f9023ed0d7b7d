import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';

/** SQL that tells whether a service, given as an SQL expression, is one whose members the caller may see. */
export type DelegateServices = (service: Expression<unknown>) => Expression<SqlBool>;

/** Services inside a scope. Organisations in it add none, because their admins see the virtual group whole. */
export const servicesIn =
  (scope: Scope): DelegateServices =>
  (service) =>
    scopeWhere(scope, { subgroup: service });

/** SQL that tells whether delegate `d` of virtual group `v` is a member of one of the services. */
export const comesFrom = (services: DelegateServices): RawBuilder<SqlBool> => sql<SqlBool>`
  exists (select from subgroup_members n where n.user_id = d.user_id and n.group_id = v.group_id
    and ${services(sql.ref('n.subgroup_id'))})`;

/** SQL that tells whether virtual group `v` has a delegate from one of the services. */
export const hasDelegates = (services: DelegateServices): RawBuilder<SqlBool> => sql<SqlBool>`
  exists (select from virtual_group_delegates d where d.virtual_group_id = v.id and ${comesFrom(services)})`;

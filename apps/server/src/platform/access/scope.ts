import { AppError } from '@doselore/contract';
import { type Expression, type SqlBool, sql } from 'kysely';

/** Reach of one role, with the ids that it covers. A person with several roles has one for each. */
export type Grant =
  | { kind: 'any' }
  | { kind: 'groups'; ids: readonly number[] }
  | { kind: 'subgroups'; ids: readonly number[] }
  | { kind: 'virtualGroups'; ids: readonly number[] }
  | { kind: 'self'; userId: number };

export type Scope = { readonly grants: readonly Grant[] };

/** Widest archived record on the way to a resource. A member is archived when they have left. */
export type Archived = 'group' | 'subgroup' | 'member';

/** Places that a resource belongs to, and the person it is about. */
export type Anchors = {
  groupIds: readonly number[];
  subgroupIds: readonly number[];
  virtualGroupIds: readonly number[];
  ownerId: number | undefined;
  archived: Archived | undefined;
};

/**
 * Returns whether a resource lies inside the scope. A route with a place but no person means the caller's own records
 * there: `self` passes, and `scopeWhere` narrows the rows. Archived records of an organisation stay in scope for admins
 * of the whole organisation. An archived organisation is in scope only for `any`. `refuseArchived` decides whether the
 * record may be changed.
 */
export function isInScope(scope: Scope, anchors: Anchors): boolean {
  return scope.grants.some((grant) => {
    if (grant.kind === 'any') return true;
    if (anchors.archived === 'group') return false;
    if (grant.kind === 'groups') return meets(anchors.groupIds, grant.ids);
    if (anchors.archived !== undefined) return false;
    if (grant.kind === 'subgroups') return meets(anchors.subgroupIds, grant.ids);
    if (grant.kind === 'virtualGroups') return meets(anchors.virtualGroupIds, grant.ids);
    return anchors.ownerId === undefined || anchors.ownerId === grant.userId;
  });
}

const refusals: Record<Archived, string> = {
  group: 'This organisation is archived. Restore it first.',
  subgroup: 'This service is archived. Restore it first.',
  member: 'This person has left and is archived. Restore them first.',
};

/**
 * Throws `conflict` for an archived record, which can be read and restored but not changed. Call it only for records in
 * scope, because the error reveals that the record exists.
 */
export function refuseArchived({ archived }: Anchors): void {
  if (archived !== undefined) throw new AppError('conflict', refusals[archived]);
}

/** Returns whether the scope covers every record of the site, whoever owns it. */
export const reachesWholeSite = ({ grants }: Scope): boolean => grants.some(({ kind }) => kind === 'any');

function meets(some: readonly number[], others: readonly number[]): boolean {
  return some.some((id) => others.includes(id));
}

/** SQL expressions that name the places of a row. A grant of an omitted kind matches no row. */
export type ScopeColumns = {
  group?: Expression<unknown>;
  subgroup?: Expression<unknown>;
  virtualGroup?: Expression<unknown>;
  owner?: Expression<unknown>;
};

/** Returns the rule of `isInScope` as a predicate over the rows of a query. */
export function scopeWhere(scope: Scope, columns: ScopeColumns): Expression<SqlBool> {
  const parts = scope.grants.map((grant) => {
    if (grant.kind === 'any') return sql<boolean>`true`;
    if (grant.kind === 'groups') return among(columns.group, grant.ids);
    if (grant.kind === 'subgroups') return among(columns.subgroup, grant.ids);
    if (grant.kind === 'virtualGroups') return among(columns.virtualGroup, grant.ids);
    return columns.owner ? sql<boolean>`${columns.owner} = ${grant.userId}` : sql<boolean>`false`;
  });
  return parts.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

function among(column: Expression<unknown> | undefined, ids: readonly number[]) {
  return column ? sql<boolean>`${column} = any(${[...ids]}::bigint[])` : sql<boolean>`false`;
}

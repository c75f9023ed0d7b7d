import { AppError, terms } from '@doselore/contract';
import { type Expression, type SqlBool, sql } from 'kysely';

/** Reach of one role, with the ids that it covers. A person with several roles has one for each. */
export type Grant =
  | { kind: 'any' }
  | { kind: 'groups'; ids: readonly number[] }
  | { kind: 'subgroups'; ids: readonly number[] }
  | { kind: 'virtualGroups'; ids: readonly number[] }
  | { kind: 'self'; userId: number };

export type Scope = { readonly grants: readonly Grant[] };

/** What on the way to a resource has been archived: the widest. A member is archived when they have left. */
export type Archived = 'group' | 'subgroup' | 'member';

/** Where a resource stands: the places it belongs to and the person it is about. */
export type Anchors = {
  groupIds: readonly number[];
  subgroupIds: readonly number[];
  virtualGroupIds: readonly number[];
  ownerId: number | undefined;
  archived: Archived | undefined;
};

/**
 * A route that names a place but no person means the caller's own records there: `self` passes, and the rows are
 * narrowed by `scopeWhere`. What is archived in an organisation is still within reach of who manages all of it, an
 * archived organisation of `any` alone; whether it may be changed is for `refuseArchived` to say.
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
  group: `This ${terms.group.one} is archived. Restore it first.`,
  subgroup: `This ${terms.subgroup.one} is archived. Restore it first.`,
  member: 'This person has left and is archived. Restore them first.',
};

/** What is archived is read and restored, never changed. Only for what is in scope: it says that there is something. */
export function refuseArchived({ archived }: Anchors): void {
  if (archived !== undefined) throw new AppError('conflict', refusals[archived]);
}

/** All there is, whoever it belongs to. */
export const reachesWholeSite = ({ grants }: Scope): boolean => grants.some(({ kind }) => kind === 'any');

function meets(some: readonly number[], others: readonly number[]): boolean {
  return some.some((id) => others.includes(id));
}

/** SQL expressions that name a row's places; a kind that is left out is never reached by that grant. */
export type ScopeColumns = {
  group?: Expression<unknown>;
  subgroup?: Expression<unknown>;
  virtualGroup?: Expression<unknown>;
  owner?: Expression<unknown>;
};

/** The same scope as `isInScope`, as a predicate over the rows of a query. */
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

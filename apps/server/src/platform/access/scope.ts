import { type Expression, type SqlBool, sql } from 'kysely';

/** How far one hat reaches, with the ids it reaches. Several when several hats are worn at once. */
export type Grant =
  | { kind: 'any' }
  | { kind: 'groups'; ids: readonly number[] }
  | { kind: 'subgroups'; ids: readonly number[] }
  | { kind: 'virtualGroups'; ids: readonly number[] }
  | { kind: 'self'; userId: number };

export type Scope = { readonly grants: readonly Grant[] };

/** Where a resource stands: the places it belongs to and the person it is about. */
export type Anchors = {
  groupIds: readonly number[];
  subgroupIds: readonly number[];
  virtualGroupIds: readonly number[];
  ownerId: number | undefined;
  /** Something on the way to it has been archived: then only `any` reaches it. */
  isArchived: boolean;
};

/**
 * A route that names a place but no person means the caller's own records there: `self` passes, and the rows are
 * narrowed by `scopeWhere`.
 */
export function isInScope(scope: Scope, anchors: Anchors): boolean {
  return scope.grants.some((grant) => {
    if (grant.kind === 'any') return true;
    if (anchors.isArchived) return false;
    if (grant.kind === 'groups') return meets(anchors.groupIds, grant.ids);
    if (grant.kind === 'subgroups') return meets(anchors.subgroupIds, grant.ids);
    if (grant.kind === 'virtualGroups') return meets(anchors.virtualGroupIds, grant.ids);
    return anchors.ownerId === undefined || anchors.ownerId === grant.userId;
  });
}

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

import { type PermissionRole, permissionRoles } from './levels.ts';

/**
 * How far a role reaches:
 * `any` everywhere · `org` organisations managed · `svc` services managed · `potSvc` services managed with the
 * general-pot flag · `siblingSvc` all services of those organisations · `vg` virtual groups led · `self` own records ·
 * `-` never.
 */
export type ScopeKind = 'any' | 'org' | 'svc' | 'potSvc' | 'siblingSvc' | 'vg' | 'self' | '-';

/** One row per action, one column per role. An endpoint whose action has no row here stops the server from starting. */
// biome-ignore format: a table is read by its columns
const rows = {
  //                          super group subHigh subMed subLow trainer member provisional anon
  'auth.open':              'any   any   any     any    any    any     any    any         any ',
  'auth.user':              'self  self  self    self   self   self    self   self        -   ',
  'auth.multiContext':      '-     -     -       -      -      -       self   self        -   ',
  'auth.completeAccount':   '-     -     -       -      -      -       -      self        -   ',
  'terms.accept':           '-     -     -       -      -      -       self   -           -   ',
  'auth.ownAccess':         '-     -     -       -      -      -       self   -           -   ',
  'auth.twoStep':        '-     -     -       -      -      -       self   -           -   ',
  'auth.passkeys':          '-     -     -       -      -      -       self   -           -   ',
  'account.own':            '-     -     -       -      -      -       self   -           -   ',
  'account.byLink':         'any   any   any     any    any    any     any    any         any ',
  'cpd.own':                '-     -     -       -      -      -       self   -           -   ',
  'site.info':              'any   any   any     any    any    any     any    any         any ',
  'site.outbox':            'any   any   any     any    any    any     any    any         any ',
  'learning.list':          '-     -     -       -      -      -       self   -           -   ',
  'learning.start':         '-     -     -       -      -      -       self   -           -   ',
  'learning.take':          '-     -     -       -      -      -       self   -           -   ',
  'externalCourses.own':    '-     -     -       -      -      -       self   -           -   ',
  'certificates.own':       '-     -     -       -      -      -       self   -           -   ',
  'certificates.check':     'any   any   any     any    any    any     any    any         any ',
  'questions.ask':          '-     -     -       -      -      -       self   -           -   ',
  'notifications.own':      'self  self  self    self   self   self    -      -           -   ',
  'notifications.choose':   '-     -     -       -      -      -       self   -           -   ',
  'resources.own':          '-     -     -       -      -      -       self   -           -   ',
  'groups.list':            'any   org   -       -      -      -       -      -           -   ',
  'groups.read':            'any   org   -       -      -      -       -      -           -   ',
  'groups.write':           'any   -     -       -      -      -       -      -           -   ',
  'subgroups.list':         'any   org   svc     svc    svc    -       -      -           -   ',
  'subgroups.read':         'any   org   svc     svc    svc    -       -      -           -   ',
  'subgroups.write':        'any   org   -       -      -      -       -      -           -   ',
  'managers.write':         'any   org   -       -      -      -       -      -           -   ',
  'managers.repair':        'any   -     -       -      -      -       -      -           -   ',
  'settings.read':          'any   org   svc     svc    svc    -       -      -           -   ',
  'settings.write':         'any   org   svc     -      -      -       -      -           -   ',
  'settings.retention':     'any   org   -       -      -      -       -      -           -   ',
  'settings.serviceLevel':  'any   -     -       -      -      -       -      -           -   ',
  'settings.twoStep':       'any   org   -       -      -      -       -      -           -   ',
  'settings.siteTwoStep':   'any   -     -       -      -      -       -      -           -   ',
  'virtualGroups.list':     'any   org   svc     svc    svc    vg      -      -           -   ',
  'virtualGroups.read':     'any   org   -       -      -      vg      -      -           -   ',
  'virtualGroups.register': 'any   org   -       -      -      vg      -      -           -   ',
  'virtualGroups.close':    'any   -     -       -      -      -       -      -           -   ',
  'members.list':           'any   org   svc     svc    svc    vg      -      -           -   ',
  'members.write':          'any   org   svc     svc    -      -       -      -           -   ',
  'members.bulkEdit':       'any   org   -       -      -      -       -      -           -   ',
  'members.membership':     'any   org   svc     -      -      -       -      -           -   ',
  'members.archive':        'any   org   -       -      -      -       -      -           -   ',
  'members.resetPasswords': 'any   org   svc     svc    svc    -       -      -           -   ',
  'search.use':             'any   org   svc     svc    svc    -       -      -           -   ',
  'users.read':             'any   -     -       -      -      -       -      -           -   ',
  'users.write':            'any   -     -       -      -      -       -      -           -   ',
  'users.endTwoStep':    'any   -     -       -      -      -       -      -           -   ',
  'users.exportData':       'any   -     -       -      -      -       -      -           -   ',
  'users.erase':            'any   -     -       -      -      -       -      -           -   ',
  'merges.write':           'any   -     -       -      -      -       -      -           -   ',
  'superAdmins.write':      'any   -     -       -      -      -       -      -           -   ',
  'audits.read':            'any   -     -       -      -      -       -      -           -   ',
  'dashboards.read':        'any   org   -       -      -      -       -      -           -   ',
  'licences.stock':         'any   org   -       -      -      -       -      -           -   ',
  'licences.list':          'any   org   svc     svc    svc    vg      -      -           -   ',
  'licences.purchase':      'any   org   -       -      -      -       -      -           -   ',
  'licences.orderOwn':      'any   org   svc     -      -      -       -      -           -   ',
  'licences.allocate':      'any   org   -       -      -      -       -      -           -   ',
  'licences.issue':         'any   org   svc     svc    -      vg      -      -           -   ',
  'licences.issueFromPot':  'any   org   potSvc  potSvc -      -       -      -           -   ',
  'licences.issueInGroup':  'any   org   -       -      -      -       -      -           -   ',
  'licences.reclaim':       'any   org   svc     svc    -      vg      -      -           -   ',
  'licences.takeBack':      'any   org   -       -      -      -       -      -           -   ',
  'licences.retry':         'any   org   -       -      -      -       -      -           -   ',
  'licences.correct':       'any   -     -       -      -      -       -      -           -   ',
  'licences.levels':        'any   org   -       -      -      -       -      -           -   ',
  'licences.serviceLevels': 'any   org   svc     svc    svc    -       -      -           -   ',
  'licences.siblingLevels': '-     -     siblingSvc siblingSvc -      -       -      -           -   ',
  'licences.levelSettings': 'any   -     -       -      -      -       -      -           -   ',
  'licences.verify':        'any   -     -       -      -      -       -      -           -   ',
  'files.verify':          'any   -     -       -      -      -       -      -           -   ',
  'licenceRequests.list':   'any   org   svc     svc    svc    -       -      -           -   ',
  'licenceRequests.write':  '-     -     svc     svc    svc    -       -      -           -   ',
  'licenceRequests.decide': 'any   org   -       -      -      -       -      -           -   ',
  'courses.thumbnail':      '-     -     -       -      -      -       any    -           -   ',
  'courses.read':           'any   -     -       -      -      -       -      -           -   ',
  'courses.write':          'any   -     -       -      -      -       -      -           -   ',
  'packages.upload':        'any   -     -       -      -      -       -      -           -   ',
} as const satisfies Record<string, string>;

export type Action = keyof typeof rows;
export const actions = Object.keys(rows) as Action[];

/** What only looks. Everything else changes something, and is not offered where a place is archived. */
const lookingActions: readonly Action[] = [
  'groups.list',
  'groups.read',
  'subgroups.list',
  'subgroups.read',
  'settings.read',
  'virtualGroups.list',
  'virtualGroups.read',
  'members.list',
  'dashboards.read',
  'licences.stock',
  'licences.list',
  'licences.levels',
  'licences.serviceLevels',
  'licences.siblingLevels',
  'licenceRequests.list',
];

export function isReadOnly(action: Action): boolean {
  return lookingActions.includes(action);
}

const scopeKinds: readonly string[] = ['any', 'org', 'svc', 'potSvc', 'siblingSvc', 'vg', 'self', '-'];

function isScopeKind(cell: string): cell is ScopeKind {
  return scopeKinds.includes(cell);
}

function parseRow(action: string, row: string): Record<PermissionRole, ScopeKind> {
  const cells = row.trim().split(/\s+/);
  if (cells.length !== permissionRoles.length)
    throw new Error(`Permission row ${action} needs ${permissionRoles.length} cells`);
  const parsed = permissionRoles.map((role, column) => {
    const cell = cells[column] ?? '';
    if (!isScopeKind(cell)) throw new Error(`Permission row ${action} has an unknown scope "${cell}"`);
    return [role, cell] as const;
  });
  return Object.fromEntries(parsed) as Record<PermissionRole, ScopeKind>;
}

/** The table, parsed: `permissions['licences.issue'].group` is `'org'`. */
export const permissions: Readonly<Record<Action, Record<PermissionRole, ScopeKind>>> = Object.fromEntries(
  Object.entries(rows).map(([action, row]) => [action, parseRow(action, row)]),
) as Record<Action, Record<PermissionRole, ScopeKind>>;

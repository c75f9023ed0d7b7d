import { type Level, levelPrefixes, type PermissionRole, permissionRoles, rolesOfLevel } from './levels.ts';

/**
 * Reach of a role.
 * `any`: everywhere.
 * `org`: organisations managed.
 * `svc`: services managed.
 * `potSvc`: services managed with the general-pot flag.
 * `siblingSvc`: all services of the organisations where the person may view siblings.
 * `vg`: virtual groups led.
 * `self`: own records.
 * `-`: never.
 */
export type ScopeKind = 'any' | 'org' | 'svc' | 'potSvc' | 'siblingSvc' | 'vg' | 'self' | '-';

/** Whether an action reads or changes. Archived places do not offer changes. The compiler refuses a row without it. */
type Effect = 'reads' | 'changes';

/**
 * One row for each action: its effect, then one column for each role. The server does not start when the action of an
 * endpoint has no row. Commands check rows without an endpoint with `mayUnder`.
 */
// biome-ignore format: a table is read by its columns
const rows = {
  //                               effect  super group subHigh    subMed     subLow trainer member provisional anon
  'auth.open':                     'changes any   any   any        any        any    any     any    any         any ',
  'auth.user':                     'reads   self  self  self       self       self   self    self   self        -   ',
  'auth.multiContext':             'reads   -     -     -          -          -      -       self   self        -   ',
  'auth.completeAccount':          'changes -     -     -          -          -      -       -      self        -   ',
  'terms.accept':                  'changes -     -     -          -          -      -       self   -           -   ',
  'auth.ownAccess':                'changes -     -     -          -          -      -       self   -           -   ',
  'auth.twoStep':                  'changes -     -     -          -          -      -       self   -           -   ',
  'auth.passkeys':                 'changes -     -     -          -          -      -       self   -           -   ',
  'account.own':                   'changes -     -     -          -          -      -       self   -           -   ',
  'account.byLink':                'changes any   any   any        any        any    any     any    any         any ',
  'cpd.own':                       'changes -     -     -          -          -      -       self   -           -   ',
  'site.info':                     'reads   any   any   any        any        any    any     any    any         any ',
  'site.outbox':                   'reads   any   any   any        any        any    any     any    any         any ',
  'learning.list':                 'reads   -     -     -          -          -      -       self   -           -   ',
  'learning.start':                'changes -     -     -          -          -      -       self   -           -   ',
  'learning.take':                 'changes -     -     -          -          -      -       self   -           -   ',
  'learning.records':              'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'externalCourses.catalogue':     'changes any   -     -          -          -      -       -      -           -   ',
  'externalCourses.read':          'reads   any   org   svc        svc        -      -       -      -           -   ',
  'externalCourses.enter':         'changes any   org   svc        svc        -      -       -      -           -   ',
  'externalCourses.verify':        'changes any   org   svc        -          -      -       -      -           -   ',
  'externalCourses.own':           'changes -     -     -          -          -      -       self   -           -   ',
  'nameChanges.read':              'reads   any   org   -          -          -      -       -      -           -   ',
  'nameChanges.decide':            'changes any   org   -          -          -      -       -      -           -   ',
  'certificates.own':              'reads   -     -     -          -          -      -       self   -           -   ',
  'certificates.read':             'reads   any   org   svc        svc        svc    vg      -      -           -   ',
  'certificates.batch':            'changes any   org   svc        svc        -      vg      -      -           -   ',
  'exports.own':                   'changes self  self  self       self       self   self    -      -           -   ',
  'certificates.withdraw':         'changes any   -     -          -          -      -       -      -           -   ',
  'certificates.readSettings':     'reads   any   -     -          -          -      -       -      -           -   ',
  'certificates.settings':         'changes any   -     -          -          -      -       -      -           -   ',
  'certificates.check':            'reads   any   any   any        any        any    any     any    any         any ',
  'badges.check':                  'changes any   any   any        any        any    any     any    any         any ',
  'badges.own':                    'changes -     -     -          -          -      -       self   -           -   ',
  'questions.ask':                 'changes -     -     -          -          -      -       self   -           -   ',
  'notifications.own':             'changes self  self  self       self       self   self    -      -           -   ',
  'notifications.choose':          'changes -     -     -          -          -      -       self   -           -   ',
  'documents.read':                'reads   any   org   -          -          -      -       -      -           -   ',
  'documents.write':               'changes any   org   -          -          -      -       -      -           -   ',
  'resources.own':                 'changes -     -     -          -          -      -       self   -           -   ',
  'views.own':                     'changes self  self  self       self       self   self    -      -           -   ',
  'groups.list':                   'reads   any   org   -          -          -      -       -      -           -   ',
  'groups.read':                   'reads   any   org   -          -          -      -       -      -           -   ',
  'groups.write':                  'changes any   -     -          -          -      -       -      -           -   ',
  'subgroups.list':                'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'subgroups.read':                'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'subgroups.write':               'changes any   org   -          -          -      -       -      -           -   ',
  'managers.write':                'changes any   org   -          -          -      -       -      -           -   ',
  'managers.repair':               'changes any   -     -          -          -      -       -      -           -   ',
  'managers.removeSelf':           'changes any   -     -          -          -      -       -      -           -   ',
  'settings.read':                 'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'settings.write':                'changes any   org   svc        -          -      -       -      -           -   ',
  'settings.retention':            'changes any   org   -          -          -      -       -      -           -   ',
  'settings.sessions':             'changes any   org   -          -          -      -       -      -           -   ',
  'settings.serviceLevel':         'changes any   -     -          -          -      -       -      -           -   ',
  'settings.twoStep':              'changes any   org   -          -          -      -       -      -           -   ',
  'settings.siteTwoStep':          'changes any   -     -          -          -      -       -      -           -   ',
  'virtualGroups.list':            'reads   any   org   svc        svc        svc    vg      -      -           -   ',
  'virtualGroups.read':            'reads   any   org   svc        svc        svc    vg      -      -           -   ',
  'virtualGroups.absences':        'reads   any   org   -          -          -      -       -      -           -   ',
  'virtualGroups.feedback':        'reads   any   org   -          -          -      vg      -      -           -   ',
  'virtualGroups.namedFeedback':   'reads   any   -     -          -          -      -       -      -           -   ',
  'virtualGroups.health':          'reads   any   org   -          -          -      -       -      -           -   ',
  'virtualGroups.create':          'changes any   org   -          -          -      -       -      -           -   ',
  'virtualGroups.write':           'changes any   org   svc        svc        -      -       -      -           -   ',
  'virtualGroups.invite':          'changes any   org   svc        svc        svc    -       -      -           -   ',
  'virtualGroups.message':         'changes any   org   svc        svc        svc    vg      -      -           -   ',
  'virtualGroups.promote':         'changes any   org   -          -          -      -       -      -           -   ',
  'virtualGroups.answer':          'changes -     -     -          -          -      -       self   -           -   ',
  'virtualGroups.ownNeeds':        'reads   -     -     -          -          -      -       self   -           -   ',
  'virtualGroups.organised':        'reads   -     -     -          -          -      -       self   -           -   ',
  'virtualGroups.needs':           'reads   any   org   svc        svc        svc    vg      -      -           -   ',
  'virtualGroups.everyNeed':       'reads   -     -     -          -          -      vg      -      -           -   ',
  'virtualGroups.materials':       'reads   any   -     -          -          -      vg      -      -           -   ',
  'virtualGroups.changeMaterials': 'changes any   -     -          -          -      vg      -      -           -   ',
  'virtualGroups.ownMaterials':    'reads   -     -     -          -          -      -       self   -           -   ',
  'virtualGroups.join':            'changes -     -     -          -          -      vg      self   -           -   ',
  'virtualGroups.host':            'changes -     -     -          -          -      vg      -      -           -   ',
  'virtualGroups.schedule':        'changes any   -     -          -          -      -       -      -           -   ',
  'virtualGroups.details':         'reads   any   org   -          -          -      vg      -      -           -   ',
  'virtualGroups.managers':        'reads   any   -     -          -          -      vg      -      -           -   ',
  'virtualGroups.cannotAttend':    'changes -     -     -          -          -      vg      -      -           -   ',
  'virtualGroups.register':        'changes any   org   -          -          -      vg      -      -           -   ',
  'virtualGroups.signInSheets':    'reads   any   org   -          -          -      vg      -      -           -   ',
  'virtualGroups.assessments':     'reads   any   org   -          -          -      vg      -      -           -   ',
  'virtualGroups.assess':          'changes any   org   -          -          -      vg      -      -           -   ',
  'virtualGroups.reopen':          'changes any   -     -          -          -      -       -      -           -   ',
  'virtualGroups.close':           'changes any   -     -          -          -      -       -      -           -   ',
  'members.list':                  'reads   any   org   svc        svc        svc    vg      -      -           -   ',
  'members.history':               'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'members.write':                 'changes any   org   svc        svc        -      -       -      -           -   ',
  'members.changeAnyIdentity':     'changes any   -     -          -          -      -       -      -           -   ',
  'members.changeManagerIdentity': 'changes any   org   -          -          -      -       -      -           -   ',
  'members.changeAnyProfession':   'changes any   -     -          -          -      -       -      -           -   ',
  'members.bulkEdit':              'changes any   org   -          -          -      -       -      -           -   ',
  'standing.read':                 'reads   any   org   -          -          -      -       -      -           -   ',
  'standing.correct':              'changes any   org   -          -          -      -       -      -           -   ',
  'imports.addExisting':           'changes any   -     -          -          -      -       -      -           -   ',
  'members.membership':            'changes any   org   svc        -          -      -       -      -           -   ',
  'members.archive':               'changes any   org   -          -          -      -       -      -           -   ',
  'members.resetPasswords':        'changes any   org   svc        svc        svc    -       -      -           -   ',
  'search.use':                    'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'users.read':                    'reads   any   -     -          -          -      -       -      -           -   ',
  'users.write':                   'changes any   -     -          -          -      -       -      -           -   ',
  'users.endTwoStep':             'changes any   -     -          -          -      -       -      -           -   ',
  'users.exportData':              'changes any   -     -          -          -      -       -      -           -   ',
  'users.erase':                   'changes any   -     -          -          -      -       -      -           -   ',
  'merges.write':                  'changes any   -     -          -          -      -       -      -           -   ',
  'superAdmins.write':             'changes any   -     -          -          -      -       -      -           -   ',
  'audits.read':                   'reads   any   -     -          -          -      -       -      -           -   ',
  'audits.actUnnamed':             'changes any   -     -          -          -      -       -      -           -   ',
  'dashboards.read':               'reads   any   org   -          -          -      -       -      -           -   ',
  'licences.stock':                'reads   any   org   -          -          -      -       -      -           -   ',
  'licences.list':                 'reads   any   org   svc        svc        svc    vg      -      -           -   ',
  'licences.purchase':             'changes any   org   -          -          -      -       -      -           -   ',
  'licences.buyWithoutReference':  'changes any   -     -          -          -      -       -      -           -   ',
  'licences.orderOwn':             'changes any   org   svc        -          -      -       -      -           -   ',
  'licences.allocate':             'changes any   org   -          -          -      -       -      -           -   ',
  'licences.issue':                'changes any   org   svc        svc        -      vg      -      -           -   ',
  'licences.issueFromPot':         'changes any   org   potSvc     potSvc     -      -       -      -           -   ',
  'licences.issueInGroup':         'changes any   org   -          -          -      -       -      -           -   ',
  'licences.reclaim':              'changes any   org   svc        svc        -      vg      -      -           -   ',
  'licences.takeBack':             'changes any   org   -          -          -      -       -      -           -   ',
  'licences.retry':                'changes any   org   -          -          -      -       -      -           -   ',
  'licences.retryBeyondLimit':     'changes any   -     -          -          -      -       -      -           -   ',
  'licences.correct':              'changes any   -     -          -          -      -       -      -           -   ',
  'licences.levels':               'reads   any   org   -          -          -      -       -      -           -   ',
  'licences.serviceLevels':        'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'licences.siblingLevels':        'reads   -     -     siblingSvc siblingSvc -      -       -      -           -   ',
  'licences.levelSettings':        'changes any   -     -          -          -      -       -      -           -   ',
  'licences.verify':               'changes any   -     -          -          -      -       -      -           -   ',
  'files.verify':                  'changes any   -     -          -          -      -       -      -           -   ',
  'licenceRequests.list':          'reads   any   org   svc        svc        svc    -       -      -           -   ',
  'licenceRequests.write':         'changes -     -     svc        svc        svc    -       -      -           -   ',
  'licenceRequests.decide':        'changes any   org   -          -          -      -       -      -           -   ',
  'paperCourses.backdate':         'changes any   -     -          -          -      -       -      -           -   ',
  'paperCourses.results':          'reads   any   org   svc        svc        -      -       -      -           -   ',
  'paperCourses.record':           'changes any   org   svc        svc        -      -       -      -           -   ',
  'paperCourses.correct':          'changes any   -     -          -          -      -       -      -           -   ',
  'locations.read':                'reads   any   -     -          -          -      -       -      -           -   ',
  'locations.write':               'changes any   -     -          -          -      -       -      -           -   ',
  'venues.read':                   'reads   any   -     -          -          -      -       -      -           -   ',
  'venues.write':                  'changes any   -     -          -          -      -       -      -           -   ',
  'videoAccounts.read':            'reads   any   -     -          -          -      -       -      -           -   ',
  'videoAccounts.write':           'changes any   -     -          -          -      -       -      -           -   ',
  'trainers.read':                 'reads   any   -     -          -          -      -       -      -           -   ',
  'trainers.write':                'changes any   -     -          -          -      -       -      -           -   ',
  'availability.own':              'changes -     -     -          -          -      self    -      -           -   ',
  'courses.thumbnail':             'reads   -     -     -          -          -      -       any    -           -   ',
  'courses.read':                  'reads   any   -     -          -          -      -       -      -           -   ',
  'courses.try':                   'changes any   -     -          -          -      -       -      -           -   ',
  'courses.write':                 'changes any   -     -          -          -      -       -      -           -   ',
  'feedback.forms':                'changes any   -     -          -          -      -       -      -           -   ',
  'feedback.read':                 'reads   any   -     -          -          -      -       -      -           -   ',
  'packages.upload':               'changes any   -     -          -          -      -       -      -           -   ',
  'links.write':                   'changes any   -     -          -          -      -       -      -           -   ',
} as const satisfies Record<string, `${Effect} ${string}`>;

export type Action = keyof typeof rows;
export const actions = Object.keys(rows) as Action[];

/** Tells whether an action only reads. Such actions are offered in archived places too. */
export function isReadOnly(action: Action): boolean {
  return rows[action].startsWith('reads ');
}

const scopeKinds: readonly string[] = ['any', 'org', 'svc', 'potSvc', 'siblingSvc', 'vg', 'self', '-'];

function isScopeKind(cell: string): cell is ScopeKind {
  return scopeKinds.includes(cell);
}

function parseRow(action: string, row: string): Record<PermissionRole, ScopeKind> {
  const [, ...cells] = row.trim().split(/\s+/);
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

/**
 * Tells whether each role of a level has an action. For a rule inside a command, whose endpoint has already checked its
 * own action and the place.
 */
export function mayUnder(level: Level, action: Action): boolean {
  return rolesOfLevel[level].every((role) => permissions[action][role] !== '-');
}

/** Returns the levels that have an action, as a list for a query. See `mayUnder`. */
export function levelsWith(action: Action): Level[] {
  return (Object.keys(levelPrefixes) as Level[]).filter((level) => mayUnder(level, action));
}

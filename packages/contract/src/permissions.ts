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
 * When an action asks for a sign-in or a password of the last 10 minutes.
 * `always`: for every call that changes something.
 * `archives`: for calls that archive, not for those that restore.
 * `newAddress`: where another person gets a new email address. The command finds out.
 * `severalStarted`: where several started licences are revoked. The command finds out.
 * `password`: the body carries the password, whenever the person has signed in.
 * `-`: never.
 */
const stepUps = ['always', 'archives', 'newAddress', 'severalStarted', 'password', '-'] as const;
export type StepUp = (typeof stepUps)[number];
/** Conditions that only the command can find out. It asks with `requireStepUp`. */
export type FoundStepUp = Extract<StepUp, 'newAddress' | 'severalStarted'>;

/**
 * One row for each action: its effect, one column for each role, and when it asks for the password. The server does not
 * start when the action of an endpoint has no row. Commands check rows without an endpoint with `mayUnder`.
 */
// biome-ignore format: a table is read by its columns
const rows = {
  //                               effect  super group subHigh   subMed     subLow trainer member provisional anon stepUp
  'auth.open':                    'changes any   any   any       any        any    any     any    any         any  -',
  'auth.user':                    'reads   self  self  self      self       self   self    self   self        -    -',
  'auth.multiContext':            'reads   -     -     -         -          -      -       self   self        -    -',
  'auth.completeAccount':         'changes -     -     -         -          -      -       -      self        -    -',
  'terms.accept':                 'changes -     -     -         -          -      -       self   -           -    -',
  'auth.ownAccess':               'changes -     -     -         -          -      -       self   -           -    -',
  'auth.twoStep':                 'changes -     -     -         -          -      -       self   -           -    -',
  'auth.beginTwoStep':            'changes -     -     -         -          -      -       self   -           -    always',
  'auth.passkeys':                'changes -     -     -         -          -      -       self   -           -    -',
  'account.own':                  'changes -     -     -         -          -      -       self   -           -    -',
  'account.byLink':               'changes any   any   any       any        any    any     any    any         any  -',
  'cpd.own':                      'changes -     -     -         -          -      -       self   -           -    -',
  'site.info':                    'reads   any   any   any       any        any    any     any    any         any  -',
  'site.outbox':                  'reads   any   any   any       any        any    any     any    any         any  -',
  'learning.list':                'reads   -     -     -         -          -      -       self   -           -    -',
  'learning.start':               'changes -     -     -         -          -      -       self   -           -    -',
  'learning.take':                'changes -     -     -         -          -      -       self   -           -    -',
  'learning.records':             'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'externalCourses.catalogue':    'changes any   -     -         -          -      -       -      -           -    -',
  'externalCourses.read':         'reads   any   org   svc       svc        -      -       -      -           -    -',
  'externalCourses.enter':        'changes any   org   svc       svc        -      -       -      -           -    -',
  'externalCourses.startImport':  'changes any   org   -         -          -      -       -      -           -    always',
  'externalCourses.verify':       'changes any   org   svc       -          -      -       -      -           -    -',
  'externalCourses.own':          'changes -     -     -         -          -      -       self   -           -    -',
  'nameChanges.read':             'reads   any   org   -         -          -      -       -      -           -    -',
  'nameChanges.decide':           'changes any   org   -         -          -      -       -      -           -    -',
  'certificates.own':             'reads   -     -     -         -          -      -       self   -           -    -',
  'certificates.read':            'reads   any   org   svc       svc        svc    vg      -      -           -    -',
  'certificates.batch':           'changes any   org   svc       svc        -      vg      -      -           -    -',
  'exports.own':                  'changes self  self  self      self       self   self    -      -           -    -',
  'certificates.withdraw':        'changes any   -     -         -          -      -       -      -           -    always',
  'certificates.readSettings':    'reads   any   -     -         -          -      -       -      -           -    -',
  'certificates.settings':        'changes any   -     -         -          -      -       -      -           -    -',
  'certificates.check':           'reads   any   any   any       any        any    any     any    any         any  -',
  'badges.check':                 'changes any   any   any       any        any    any     any    any         any  -',
  'badges.own':                   'changes -     -     -         -          -      -       self   -           -    -',
  'questions.ask':                'changes -     -     -         -          -      -       self   -           -    -',
  'notifications.own':            'changes self  self  self      self       self   self    -      -           -    -',
  'notifications.choose':         'changes -     -     -         -          -      -       self   -           -    -',
  'documents.read':               'reads   any   org   -         -          -      -       -      -           -    -',
  'documents.write':              'changes any   org   -         -          -      -       -      -           -    -',
  'resources.own':                'changes -     -     -         -          -      -       self   -           -    -',
  'views.own':                    'changes self  self  self      self       self   self    -      -           -    -',
  'groups.list':                  'reads   any   org   -         -          -      -       -      -           -    -',
  'groups.read':                  'reads   any   org   -         -          -      -       -      -           -    -',
  'groups.write':                 'changes any   -     -         -          -      -       -      -           -    -',
  'groups.archive':               'changes any   -     -         -          -      -       -      -           -    archives',
  'subgroups.list':               'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'subgroups.read':               'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'subgroups.write':              'changes any   org   -         -          -      -       -      -           -    -',
  'subgroups.archive':            'changes any   org   -         -          -      -       -      -           -    always',
  'managers.write':               'changes any   org   -         -          -      -       -      -           -    -',
  'managers.grant':               'changes any   org   -         -          -      -       -      -           -    always',
  'managers.repair':              'changes any   -     -         -          -      -       -      -           -    -',
  'managers.applyRepair':         'changes any   -     -         -          -      -       -      -           -    always',
  'managers.removeSelf':          'changes any   -     -         -          -      -       -      -           -    -',
  'settings.read':                'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'settings.write':               'changes any   org   svc       -          -      -       -      -           -    -',
  'settings.retention':           'changes any   org   -         -          -      -       -      -           -    always',
  'settings.sessions':            'changes any   org   -         -          -      -       -      -           -    -',
  'settings.serviceLevel':        'changes any   -     -         -          -      -       -      -           -    always',
  'settings.twoStep':             'changes any   org   -         -          -      -       -      -           -    always',
  'settings.siteTwoStep':         'changes any   -     -         -          -      -       -      -           -    always',
  'virtualGroups.list':           'reads   any   org   svc       svc        svc    vg      -      -           -    -',
  'virtualGroups.read':           'reads   any   org   svc       svc        svc    vg      -      -           -    -',
  'virtualGroups.absences':       'reads   any   org   -         -          -      -       -      -           -    -',
  'virtualGroups.feedback':       'reads   any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.namedFeedback':  'reads   any   -     -         -          -      -       -      -           -    -',
  'virtualGroups.health':         'reads   any   org   -         -          -      -       -      -           -    -',
  'virtualGroups.create':         'changes any   org   -         -          -      -       -      -           -    -',
  'virtualGroups.write':          'changes any   org   svc       svc        -      -       -      -           -    -',
  'virtualGroups.invite':         'changes any   org   svc       svc        svc    -       -      -           -    -',
  'virtualGroups.message':        'changes any   org   svc       svc        svc    vg      -      -           -    -',
  'virtualGroups.promote':        'changes any   org   -         -          -      -       -      -           -    -',
  'virtualGroups.answer':         'changes -     -     -         -          -      -       self   -           -    -',
  'virtualGroups.ownNeeds':       'reads   -     -     -         -          -      -       self   -           -    -',
  'virtualGroups.organised':      'reads   -     -     -         -          -      -       self   -           -    -',
  'virtualGroups.ownDay':         'reads   -     -     -         -          -      vg      -      -           -    -',
  'virtualGroups.needs':          'reads   any   org   svc       svc        svc    vg      -      -           -    -',
  'virtualGroups.everyNeed':      'reads   -     -     -         -          -      vg      -      -           -    -',
  'virtualGroups.materials':      'reads   any   -     -         -          -      vg      -      -           -    -',
  'virtualGroups.changeMaterials':'changes any   -     -         -          -      vg      -      -           -    -',
  'virtualGroups.ownMaterials':   'reads   -     -     -         -          -      -       self   -           -    -',
  'virtualGroups.join':           'changes -     -     -         -          -      vg      self   -           -    -',
  'virtualGroups.host':           'changes -     -     -         -          -      vg      -      -           -    -',
  'virtualGroups.schedule':       'changes any   -     -         -          -      -       -      -           -    -',
  'virtualGroups.details':        'reads   any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.managers':       'reads   any   -     -         -          -      vg      -      -           -    -',
  'virtualGroups.cannotAttend':   'changes -     -     -         -          -      vg      -      -           -    -',
  'virtualGroups.register':       'changes any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.findUninvited':  'reads   any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.signInSheets':   'reads   any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.assessments':    'reads   any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.assess':         'changes any   org   -         -          -      vg      -      -           -    -',
  'virtualGroups.correctAssessment': 'changes any -   -     -         -          vg      -      -           -    -',
  'virtualGroups.reopen':         'changes any   -     -         -          -      -       -      -           -    -',
  'virtualGroups.close':          'changes any   -     -         -          -      -       -      -           -    -',
  'members.list':                 'reads   any   org   svc       svc        svc    vg      -      -           -    -',
  'members.history':              'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'members.write':                'changes any   org   svc       svc        -      -       -      -           -    newAddress',
  'members.inviteAgain':          'changes any   org   svc       svc        -      -       -      -           -    always',
  'members.startImport':          'changes any   org   svc       svc        -      -       -      -           -    always',
  'members.changeAnyIdentity':    'changes any   -     -         -          -      -       -      -           -    -',
  'members.changeManagerIdentity':'changes any   org   -         -          -      -       -      -           -    -',
  'members.changeAnyProfession':  'changes any   -     -         -          -      -       -      -           -    -',
  'members.bulkEdit':             'changes any   org   -         -          -      -       -      -           -    -',
  'members.startBulkEdit':        'changes any   org   -         -          -      -       -      -           -    always',
  'standing.read':                'reads   any   org   -         -          -      -       -      -           -    -',
  'standing.correct':             'changes any   org   -         -          -      -       -      -           -    -',
  'imports.addExisting':          'changes any   -     -         -          -      -       -      -           -    -',
  'members.membership':           'changes any   org   svc       -          -      -       -      -           -    -',
  'members.archive':              'changes any   org   -         -          -      -       -      -           -    archives',
  'members.resetPasswords':       'changes any   org   svc       svc        svc    -       -      -           -    always',
  'search.use':                   'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'users.read':                   'reads   any   -     -         -          -      -       -      -           -    -',
  'users.write':                  'changes any   -     -         -          -      -       -      -           -    newAddress',
  'users.sendLink':               'changes any   -     -         -          -      -       -      -           -    always',
  'users.archive':                'changes any   -     -         -          -      -       -      -           -    archives',
  'users.previewArchive':         'reads   any   -     -         -          -      -       -      -           -    -',
  'users.endTwoStep':             'changes any   -     -         -          -      -       -      -           -    always',
  'users.exportData':             'changes any   -     -         -          -      -       -      -           -    always',
  'users.erase':                  'changes any   -     -         -          -      -       -      -           -    always',
  'users.previewErasure':         'changes any   -     -         -          -      -       -      -           -    -',
  'merges.write':                 'changes any   -     -         -          -      -       -      -           -    -',
  'merges.run':                   'changes any   -     -         -          -      -       -      -           -    always',
  'superAdmins.write':            'changes any   -     -         -          -      -       -      -           -    password',
  'superAdmins.confirm':          'changes any   -     -         -          -      -       -      -           -    always',
  'superAdmins.withdraw':         'changes any   -     -         -          -      -       -      -           -    -',
  'audits.read':                  'reads   any   -     -         -          -      -       -      -           -    -',
  'audits.actUnnamed':            'changes any   -     -         -          -      -       -      -           -    -',
  'dashboards.read':              'reads   any   org   -         -          -      -       -      -           -    -',
  'firstSteps.read':              'reads   any   -     -         -          -      -       -      -           -    -',
  'firstSteps.hide':              'changes any   -     -         -          -      -       -      -           -    -',
  'firstSteps.addExample':        'changes any   -     -         -          -      -       -      -           -    -',
  'firstSteps.removeExample':     'changes any   -     -         -          -      -       -      -           -    always',
  'licences.stock':               'reads   any   org   -         -          -      -       -      -           -    -',
  'licences.list':                'reads   any   org   svc       svc        svc    vg      -      -           -    -',
  'licences.purchase':            'changes any   org   -         -          -      -       -      -           -    -',
  'licences.buyWithoutReference': 'changes any   -     -         -          -      -       -      -           -    -',
  'licences.orderOwn':            'changes any   org   svc       -          -      -       -      -           -    -',
  'licences.allocate':            'changes any   org   -         -          -      -       -      -           -    -',
  'licences.issue':               'changes any   org   svc       svc        -      vg      -      -           -    -',
  'licences.issueFromPot':        'changes any   org   potSvc    potSvc     -      -       -      -           -    -',
  'licences.issueInGroup':        'changes any   org   -         -          -      -       -      -           -    -',
  'licences.reclaim':             'changes any   org   svc       svc        -      vg      -      -           -    -',
  'licences.takeBack':            'changes any   org   -         -          -      -       -      -           -    severalStarted',
  'licences.retry':               'changes any   org   -         -          -      -       -      -           -    -',
  'licences.retryBeyondLimit':    'changes any   -     -         -          -      -       -      -           -    -',
  'licences.correct':             'changes any   -     -         -          -      -       -      -           -    -',
  'licences.levels':              'reads   any   org   -         -          -      -       -      -           -    -',
  'licences.serviceLevels':       'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'licences.siblingLevels':       'reads   -     -     siblingSvc siblingSvc -      -       -      -           -    -',
  'licences.levelSettings':       'changes any   -     -         -          -      -       -      -           -    -',
  'licences.verify':              'changes any   -     -         -          -      -       -      -           -    -',
  'files.verify':                 'changes any   -     -         -          -      -       -      -           -    -',
  'licenceRequests.list':         'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'licenceRequests.write':        'changes -     -     svc       svc        svc    -       -      -           -    -',
  'licenceRequests.decide':       'changes any   org   -         -          -      -       -      -           -    -',
  'paperCourses.backdate':        'changes any   -     -         -          -      -       -      -           -    -',
  'paperCourses.results':         'reads   any   org   svc       svc        -      -       -      -           -    -',
  'paperCourses.record':          'changes any   org   svc       svc        -      -       -      -           -    -',
  'paperCourses.startImport':     'changes any   org   svc       svc        -      -       -      -           -    always',
  'paperCourses.correct':         'changes any   -     -         -          -      -       -      -           -    -',
  'locations.read':               'reads   any   -     -         -          -      -       -      -           -    -',
  'locations.write':              'changes any   -     -         -          -      -       -      -           -    -',
  'venues.read':                  'reads   any   -     -         -          -      -       -      -           -    -',
  'venues.write':                 'changes any   -     -         -          -      -       -      -           -    -',
  'videoAccounts.read':           'reads   any   -     -         -          -      -       -      -           -    -',
  'videoAccounts.write':          'changes any   -     -         -          -      -       -      -           -    always',
  'videoAccounts.archive':        'changes any   -     -         -          -      -       -      -           -    archives',
  'videoAccounts.check':          'changes any   -     -         -          -      -       -      -           -    -',
  'trainers.read':                'reads   any   -     -         -          -      -       -      -           -    -',
  'trainers.write':               'changes any   -     -         -          -      -       -      -           -    -',
  'trainers.make':                'changes any   -     -         -          -      -       -      -           -    always',
  'bookings.list':                'reads   any   -     -         -          -      -       -      -           -    -',
  'bookings.manage':              'changes any   -     -         -          -      -       -      -           -    -',
  'bookings.settings':            'changes any   -     -         -          -      -       -      -           -    -',
  'bookings.read':                'reads   any   org   svc       svc        svc    -       -      -           -    -',
  'bookings.book':                'changes any   org   svc       svc        svc    -       -      -           -    -',
  'bookings.own':                 'reads   -     -     -         -          -      -       self   -           -    -',
  'bookings.bookOwn':             'changes -     -     -         -          -      -       self   -           -    -',
  'bookings.enquire':             'changes -     org   -         -          -      -       -      -           -    -',
  'bookings.ignoreConflicts':     'changes any   -     -         -          -      -       -      -           -    -',
  'bookings.asked':               'reads   -     -     -         -          -      self    -      -           -    -',
  'bookings.answer':              'changes -     -     -         -          -      self    -      -           -    -',
  'availability.own':             'changes -     -     -         -          -      self    -      -           -    -',
  'courses.thumbnail':            'reads   -     -     -         -          -      -       any    -           -    -',
  'courses.read':                 'reads   any   -     -         -          -      -       -      -           -    -',
  'courses.try':                  'changes any   -     -         -          -      -       -      -           -    -',
  'courses.write':                'changes any   -     -         -          -      -       -      -           -    -',
  'feedback.forms':               'changes any   -     -         -          -      -       -      -           -    -',
  'feedback.read':                'reads   any   -     -         -          -      -       -      -           -    -',
  'packages.upload':              'changes any   -     -         -          -      -       -      -           -    -',
  'links.write':                  'changes any   -     -         -          -      -       -      -           -    -',
} as const satisfies Record<string, `${Effect} ${string}`>;

export type Action = keyof typeof rows;
export const actions = Object.keys(rows) as Action[];

/** Returns whether an action only reads. Such actions are offered in archived places too. */
export function isReadOnly(action: Action): boolean {
  return rows[action].startsWith('reads ');
}

const scopeKinds: readonly string[] = ['any', 'org', 'svc', 'potSvc', 'siblingSvc', 'vg', 'self', '-'];

function isScopeKind(cell: string): cell is ScopeKind {
  return scopeKinds.includes(cell);
}

function parseRow(action: string, row: string): Record<PermissionRole, ScopeKind> {
  const cells = row.trim().split(/\s+/).slice(1, -1);
  if (cells.length !== permissionRoles.length)
    throw new Error(`Permission row ${action} needs ${permissionRoles.length} cells and when it asks for the password`);
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

/** Returns when an action asks for a recent password. */
export function stepUpOf(action: Action): StepUp {
  const cell = rows[action].trim().split(/\s+/).at(-1);
  const found = stepUps.find((one) => one === cell);
  if (found === undefined) throw new Error(`Permission row ${action} does not say when it asks for the password`);
  return found;
}

/**
 * Returns whether each role of a level has an action. For a rule inside a command, whose endpoint has already checked
 * its own action and the place.
 */
export function mayUnder(level: Level, action: Action): boolean {
  return rolesOfLevel[level].every((role) => permissions[action][role] !== '-');
}

/** Returns the levels that have an action, as a list for a query. See `mayUnder`. */
export function levelsWith(action: Action): Level[] {
  return (Object.keys(levelPrefixes) as Level[]).filter((level) => mayUnder(level, action));
}

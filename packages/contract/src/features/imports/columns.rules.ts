import { type ImportField, type ImportKind, importFields, importLimits } from './imports.rules.ts';
import { importKindRules } from './kinds.rules.ts';

/** Headings that people give their columns, without spaces and punctuation. */
const headings: Record<ImportField, readonly string[]> = {
  id: ['id', 'userid', 'memberid', 'doseloreid'],
  first_name: [
    'firstname',
    'firstnames',
    'forename',
    'forenames',
    'givenname',
    'givennames',
    'first',
    'legalfirstname',
    'knownas',
    'preferredname',
    'preferredfirstname',
  ],
  last_name: ['lastname', 'lastnames', 'surname', 'familyname', 'last', 'secondname', 'legallastname'],
  full_name: [
    'name',
    'fullname',
    'employeename',
    'employee',
    'staffname',
    'staffmember',
    'staff',
    'teammember',
    'colleague',
    'colleaguename',
    'membername',
    'displayname',
    'workername',
    'worker',
    'personname',
    'nameofemployee',
    'payrollname',
  ],
  email: [
    'email',
    'emailaddress',
    'emailid',
    'mail',
    'workemail',
    'workemailaddress',
    'companyemail',
    'companyemailaddress',
    'businessemail',
    'businessemailaddress',
    'officeemail',
    'primaryemail',
    'primaryemailaddress',
    'emailwork',
    'emailprimarywork',
    'workcontactworkemail',
    'emailaddresswork',
    'emails',
    'username',
  ],
  job_role: [
    'jobrole',
    'role',
    'jobtitle',
    'position',
    'positiontitle',
    'job',
    'jobdescription',
    'post',
    'jobroles',
    'jobtitles',
    'jobtitledescription',
    'businesstitle',
    'currentjobtitle',
    'occupation',
    'positionname',
    'positiondescription',
    'designation',
  ],
  registration_number: [
    'gphcnumber',
    'gphc',
    'gphcno',
    'gphcregno',
    'gphcreg',
    'gphcregistration',
    'gphcregistrationno',
    'gphcregistrationnumber',
    'gphcpin',
    'registrationnumber',
    'registrationno',
    'registration',
    'regno',
    'professionalregistration',
    'professionalregistrationnum',
    'professionalregistrationnumber',
    'registrationnum',
  ],
  payroll_number: [
    'payrollnumber',
    'payroll',
    'payrollno',
    'payrollid',
    'employeenumber',
    'employeeno',
    'employeeid',
    'employeecode',
    'staffnumber',
    'staffno',
    'staffid',
    'personnelnumber',
    'assignmentnumber',
    'employeereference',
    'employeeref',
    'staffreference',
    'worksnumber',
    'worksno',
    'workernumber',
    'workerid',
    'personid',
    'personnumber',
    'personnelid',
    'fileno',
    'filenumber',
    'payrollreference',
    'payrollref',
    'clocknumber',
  ],
  started_on: [
    'startedon',
    'startdate',
    'started',
    'start',
    'startedworkon',
    'datestarted',
    'dateofjoining',
    'datejoined',
    'joined',
    'joindate',
    'joiningdate',
    'hiredate',
    'datehired',
    'employmentstartdate',
    'employmentstart',
    'commencementdate',
    'datecommenced',
    'continuousservicedate',
    'workstartdate',
    'companystartdate',
    'originalhiredate',
    'lateststartdate',
    'lateststart',
    'jobstartdate',
    'positionstartdate',
    'datestartedwork',
    'startingdate',
    'starterdate',
    'dateofhire',
    'dateofcommencement',
    'datejoinedcompany',
  ],
  services: [
    'services',
    'service',
    'branch',
    'branches',
    'branchname',
    'branchcode',
    'odscode',
    'ods',
    'serviceorodscode',
    'pharmacy',
    'pharmacyname',
    'site',
    'sitename',
    'store',
    'storename',
    'location',
    'worklocation',
    'workplace',
    'baselocation',
    'sites',
    'stores',
    'locations',
    'locationname',
    'locationdescription',
    'pharmacies',
    'primarylocation',
    'officelocation',
    'workingplace',
    'worksite',
    'costcentrename',
  ],
  invited: [
    'inviteyesorno',
    'invite',
    'invited',
    'include',
    'active',
    'isactive',
    'current',
    'currentemployee',
    'currentlyemployed',
    'employed',
    'needsaccount',
    'accountneeded',
  ],
  status: [
    'status',
    'employmentstatus',
    'employeestatus',
    'employmentstate',
    'staffstatus',
    'workerstatus',
    'positionstatus',
    'assignmentstatus',
    'payrollstatus',
    'userstatus',
    'accountstatus',
    'personstatus',
    'lifecyclestatus',
    'currentstatus',
  ],
  left_on: [
    'leavingdate',
    'leavingdates',
    'leaverdate',
    'leavedate',
    'lefton',
    'leaveson',
    'dateleft',
    'dateleftcompany',
    'dateofleaving',
    'leftdate',
    'terminationdate',
    'actualterminationdate',
    'terminatedon',
    'dateoftermination',
    'finalworkingdate',
    'finalworkingday',
    'finaldate',
    'lastworkingdate',
    'lastworkingday',
    'lastdayworked',
    'lastday',
    'lastdayofwork',
    'lastdayofemployment',
    'enddate',
    'employmentenddate',
    'employmentend',
    'positionenddate',
    'exitdate',
    'dateofexit',
    'separationdate',
  ],
  course: [
    'course',
    'coursetitle',
    'coursename',
    'title',
    'training',
    'trainingcourse',
    'certificate',
    'qualification',
  ],
  provider: ['provider', 'trainingprovider', 'awardedby', 'issuedby', 'organisation', 'awardingbody'],
  day: [
    'day',
    'date',
    'completedon',
    'completed',
    'completiondate',
    'datecompleted',
    'dateofcompletion',
    'awardedon',
    'dateawarded',
    'coursedate',
    'takenon',
    'datetaken',
  ],
  months: ['months', 'validforinmonths', 'validfor', 'validmonths', 'validity', 'validityinmonths', 'monthsvalid'],
  reference: [
    'reference',
    'ref',
    'referencenumber',
    'certificatenumber',
    'certificateno',
    'certificatereference',
    'certificateid',
    'certno',
  ],
  outcome: ['outcome', 'result', 'passfail', 'passorfail', 'passed', 'assessmentresult', 'competent'],
  score: ['score', 'mark', 'marks', 'percent', 'percentage', 'scorepercent'],
  assessor: ['assessor', 'assessorname', 'assessedby', 'examiner', 'trainer', 'signedoffby'],
  reason: ['reason', 'note', 'notes', 'comment', 'comments', 'remark', 'remarks'],
};

export type Columns = (ImportField | null)[];

const plainHeading = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\([^)]*\)/gu, '')
    .replace(/#/gu, ' number')
    .replace(/[^a-z]/gu, '');

/** Returns the field that a heading names, in the singular or the plural. */
function fieldOf(heading: string, fields: readonly ImportField[]): ImportField | undefined {
  const plain = plainHeading(heading);
  const named = (text: string) => fields.find((field) => headings[field].includes(text));
  return named(plain) ?? (plain.endsWith('s') ? named(plain.slice(0, -1)) : undefined);
}

/** Guesses the field of each column. Each field goes to the first column whose heading names it. */
export function guessColumns(head: readonly string[], fields: readonly ImportField[]): Columns {
  const taken = new Set<ImportField>();
  const columns = head.map((heading) => {
    const named = fieldOf(heading, fields);
    const found = named !== undefined && !taken.has(named) ? named : undefined;
    if (found !== undefined) taken.add(found);
    return found ?? null;
  });
  const isSplit = taken.has('first_name') && taken.has('last_name');
  return isSplit ? columns.map((field) => (field === 'full_name' ? null : field)) : columns;
}

/**
 * Finds the row with the headings among the first ones: the first that names most fields. Titles, dates of printing and
 * empty rows may stand above it.
 */
export function findHeadRow(rows: readonly (readonly string[])[], fields: readonly ImportField[]): number {
  const top = rows.slice(0, importLimits.titleRows + 1);
  const named = top.map((row) => guessColumns(row, fields).filter((field) => field !== null).length);
  const most = Math.max(...named);
  const firstFilled = top.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  return most < 2 ? Math.max(0, firstFilled) : named.indexOf(most);
}

/** Returns why a choice of columns cannot be used, or undefined when it can. */
export function columnsProblem(kind: ImportKind, columns: Columns): string | undefined {
  const chosen = columns.filter((field) => field !== null);
  const twice = chosen.find((field, place) => chosen.indexOf(field) !== place);
  if (twice !== undefined) return `Choose ${importFields[twice]} for one column only`;
  return importKindRules[kind].lacks(chosen);
}

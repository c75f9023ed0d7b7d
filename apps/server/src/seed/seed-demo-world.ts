import { purchaseLicences } from '../features/licences/licence-orders/index.ts';
import type { GroupId } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';
import { seedDetails } from './details/seed-details.ts';
import { seedDistance } from './distance/seed-distance.ts';
import { seedDocuments } from './documents/seed-documents.ts';
import { seedEarlyStaff, seedMustRead } from './documents/seed-must-read.ts';
import { historiesFor, namedHistories } from './histories.ts';
import { orderMovements } from './order-movements.ts';
import { groups } from './places.ts';
import { playHistory } from './play-history.ts';
import { seedPopulations } from './population/seed-populations.ts';
import { seedArchived } from './seed-archived.ts';
import { seedArchivedCourse } from './seed-archived-course.ts';
import { seedArchivedService } from './seed-archived-service.ts';
import { seedAssessments } from './seed-assessments.ts';
import { seedBadges } from './seed-badges.ts';
import { seedBrokenManagers } from './seed-broken-managers.ts';
import { seedCalendarInvitations } from './seed-calendar-invitations.ts';
import { type Catalogue, seedCatalogue } from './seed-catalogue.ts';
import { seedCertificateSettings } from './seed-certificate-settings.ts';
import { seedCourseDays } from './seed-course-days.ts';
import { seedCourseMessages } from './seed-course-messages.ts';
import { seedCpd } from './seed-cpd.ts';
import { seedDuplicates } from './seed-duplicates.ts';
import { seedEntryList } from './seed-entry-list.ts';
import { seedErased } from './seed-erased.ts';
import { seedExports } from './seed-exports.ts';
import { seedExternalCourses } from './seed-external-courses.ts';
import { seedFeedbackForms } from './seed-feedback-forms.ts';
import { seedDelegateList, seedImports } from './seed-imports.ts';
import { seedLicenceEnds } from './seed-licence-ends.ts';
import { seedLicences } from './seed-licences.ts';
import { seedLinks } from './seed-links.ts';
import { seedLocations } from './seed-locations.ts';
import { seedNameRequests } from './seed-name-requests.ts';
import { seedNearDuplicates } from './seed-near-duplicates.ts';
import { seedNewName } from './seed-new-name.ts';
import { seedNotifications } from './seed-notifications.ts';
import { seedOnlineAssessment } from './seed-online-assessment.ts';
import { seedOrganiser } from './seed-organiser.ts';
import { seedPaperCourses } from './seed-paper-courses.ts';
import { type SeededPerson, seedPeople } from './seed-people.ts';
import { seedPlaces } from './seed-places.ts';
import { seedQuestions } from './seed-questions.ts';
import { seedRefreshers } from './seed-refreshers.ts';
import { seedRegisters } from './seed-registers.ts';
import { seedRegistrations } from './seed-registrations.ts';
import { seedResultList } from './seed-result-list.ts';
import { seedSavedViews } from './seed-saved-views.ts';
import { seedServiceLicences } from './seed-service-licences.ts';
import { seedSessionFeedback } from './seed-session-feedback.ts';
import { seedSessionLicences } from './seed-session-licences.ts';
import { seedSeveralPlaces } from './seed-several-places.ts';
import { seedStaffing } from './seed-staffing.ts';
import { seedTimeClaims } from './seed-time-claims.ts';
import { seedTrainers } from './seed-trainers.ts';
import { seedUsualMinutes } from './seed-usual-minutes.ts';
import { seedVenues } from './seed-venues.ts';
import { seedVersions } from './seed-versions.ts';
import { seedVideoMeetings } from './seed-video-meetings.ts';
import { seedVirtualGroups } from './seed-virtual-groups.ts';
import { seedWaitingLists } from './seed-waiting-lists.ts';
import { seedWorkHistory } from './seed-work-history.ts';

/** Fills a new database with the demo world: the same places, people and histories every time, dated from today. */
export async function seedDemoWorld(
  services: Services,
  report: (step: string) => void = () => undefined,
): Promise<void> {
  report('Making the demo world: organisations and people');
  const places = await seedPlaces(services.db);
  const people = await seedPeople(services.db, places);
  await seedRegistrations(services.db, places);
  const admin = people.find((person) => person.role === 'super_admin');
  if (admin === undefined) throw new Error('The demo world needs a site admin');
  report('Courses');
  const catalogue = await seedCatalogue(services, admin.id);
  report('Licences and histories');
  const open = groups.filter((group) => !group.isArchived).flatMap((group) => places.groupIds.get(group.name) ?? []);
  await buyStock(services, { groupIds: open, catalogue, admin });
  await playHistories(services, { people, catalogue, admin });
  await seedLicences(services, { people, catalogue, admin });
  await seedServiceLicences(services, { people, catalogue });
  await seedNewName(services, people);
  await seedCpd(services.db, { people, now: services.clock.now() });
  await seedSavedViews(services.db, people);
  await seedLocations(services.db);
  await seedVenues(services.db, { places, adminId: admin.id });
  const sessions = await seedVirtualGroups(services.db, { people, catalogue, now: services.clock.now() });
  report('Documents');
  await seedDocuments(services, { adminId: admin.id, groupIds: places.groupIds });
  report('Distance, face to face and external courses');
  await seedDistance(services, { people, admin });
  await seedPaperCourses(services, { people, admin });
  await seedExternalCourses(services, { people, admin });
  await seedFeedbackForms(services, { catalogue, adminId: admin.id });
  await seedSessionFeedback(services);
  await seedNotifications(services, people);
  await seedQuestions(services, people);
  await seedImports(services, people);
  await seedNearDuplicates(services, { places, catalogue, adminId: admin.id });
  await seedErased(services, { places, catalogue, adminId: admin.id });
  report('A thousand and some colleagues');
  await seedPopulations(services, { places, products: [...catalogue.online.values()], buyerId: admin.id });
  await seedLicenceEnds(services, { people, catalogue });
  await seedRefreshers(services, { people, catalogue, admin });
  await seedBrokenManagers(services, { places, catalogue, adminId: admin.id });
  await seedSessionLicences(services, { sessions, adminId: admin.id });
  await seedArchivedService(services, { places, people });
  await seedArchived(services.db, places);
  await seedSeveralPlaces(services, { places, catalogue, people, adminId: admin.id });
  await seedDuplicates(services, { places, catalogue, adminId: admin.id });
  await seedTrainers(services, { places, adminId: admin.id });
  await seedRegisters(services, { people, catalogue });
  await seedWaitingLists(services.db, { people, catalogue, now: services.clock.now() });
  await seedAssessments(services, { people, catalogue, adminId: admin.id });
  await seedTimeClaims(services.db, admin.id);
  await seedVideoMeetings(services);
  await seedDelegateList(services, people);
  await seedCourseDays(services, people);
  await seedStaffing(services.db, { adminId: admin.id, now: services.clock.now() });
  await seedCourseMessages(services, people);
  await seedVersions(services, { catalogue, adminId: admin.id });
  await seedArchivedCourse(services, admin.id);
  await seedWorkHistory(services, admin.id);
  await seedEarlyStaff(services, people);
  await seedMustRead(services, { people, admin });
  await seedLinks(services, { catalogue, adminId: admin.id });
  await seedCertificateSettings(services, { places, catalogue, adminId: admin.id });
  await seedDetails(services, admin.id);
  await seedEntryList(services, people);
  await seedResultList(services, people);
  await seedBadges(services);
  await seedNameRequests(services, people);
  await seedOnlineAssessment(services, { people, catalogue, adminId: admin.id });
  await seedExports(services, people);
  await seedUsualMinutes(services);
  await seedOrganiser(services, people);
  await seedCalendarInvitations(services);
  // People in the demo world get no email about what happened before it began.
  await services.db.updateTable('certificates').set({ mail_due: false }).execute();
  await orderMovements(services.db);
}

type World = { people: SeededPerson[]; catalogue: Catalogue; admin: SeededPerson };

/** Seats of each course: plenty of the first and third, few of the second. All of the fourth are issued. */
const northgateStock = [60, 16, 50, 14];

/** Buys stock: some pots are full, some low, one empty. */
async function buyStock(
  { db, clock }: Services,
  world: { groupIds: GroupId[]; catalogue: Catalogue; admin: SeededPerson },
): Promise<void> {
  // Before the oldest history.
  const at = new Date(clock.now().getTime() - 410 * 86_400_000);
  for (const [place, groupId] of world.groupIds.entries()) {
    for (const [nth, product] of [...world.catalogue.online.values()].entries()) {
      await purchaseLicences(
        { db, clock: { now: () => at } },
        { id: world.admin.id, level: 'superAdmin' },
        {
          groupId,
          productId: product.productId,
          quantity: place === 0 ? (northgateStock[nth] ?? 20) : 18 - nth * 2,
          certificateMonths: product.months,
          transactionRef: '',
          poReference: `PO-${2600 + place * 10 + nth}`,
          directServiceOrder: 0,
          idempotencyKey: `seed-${groupId}-${product.productId}`,
        },
      );
    }
  }
}

async function playHistories(services: Services, world: World): Promise<void> {
  const named = new Set([
    ...namedHistories.map((history) => history.username),
    'amara.osei',
    'rhys.calloway',
    'morgan.ellis',
  ]);
  const others = world.people.filter((person) => !named.has(person.username)).map((person) => person.username);
  for (const history of [...namedHistories, ...historiesFor(others)]) {
    const person = world.people.find((one) => one.username === history.username);
    const product = world.catalogue.online.get(history.slug);
    if (person === undefined || product === undefined)
      throw new Error(`No ${history.username} or no ${history.slug} in the demo world`);
    await playHistory(services, history, {
      ...product,
      userId: person.id,
      groupId: person.groupId,
      issuerId: world.admin.id,
    });
  }
}

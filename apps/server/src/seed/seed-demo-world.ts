import { purchaseLicences } from '../features/licences/licence-orders/index.ts';
import type { GroupId } from '../platform/access/index.ts';
import type { Services } from '../platform/services.ts';
import { seedBrokenManagers } from './administration/seed-broken-managers.ts';
import { seedDuplicates } from './administration/seed-duplicates.ts';
import { seedErased } from './administration/seed-erased.ts';
import { seedExports } from './administration/seed-exports.ts';
import { seedDelegateList, seedImports } from './administration/seed-imports.ts';
import { seedNearDuplicates } from './administration/seed-near-duplicates.ts';
import { seedDetails } from './details/seed-details.ts';
import { seedDistance } from './distance/seed-distance.ts';
import { seedDocuments } from './documents/seed-documents.ts';
import { seedEarlyStaff, seedMustRead } from './documents/seed-must-read.ts';
import { historiesFor, namedHistories } from './learning/histories.ts';
import { playHistory } from './learning/play-history.ts';
import { seedArchivedCourse } from './learning/seed-archived-course.ts';
import { type Catalogue, seedCatalogue } from './learning/seed-catalogue.ts';
import { seedCpd } from './learning/seed-cpd.ts';
import { seedEntryList } from './learning/seed-entry-list.ts';
import { seedExternalCourses } from './learning/seed-external-courses.ts';
import { seedFeedbackForms } from './learning/seed-feedback-forms.ts';
import { seedLinks } from './learning/seed-links.ts';
import { seedOnlineAssessment } from './learning/seed-online-assessment.ts';
import { seedPaperCourses } from './learning/seed-paper-courses.ts';
import { seedQuestions } from './learning/seed-questions.ts';
import { seedRefreshers } from './learning/seed-refreshers.ts';
import { seedResultList } from './learning/seed-result-list.ts';
import { seedUsualMinutes } from './learning/seed-usual-minutes.ts';
import { seedVersions } from './learning/seed-versions.ts';
import { orderMovements } from './licences/order-movements.ts';
import { seedLicenceEnds } from './licences/seed-licence-ends.ts';
import { seedLicences } from './licences/seed-licences.ts';
import { seedServiceLicences } from './licences/seed-service-licences.ts';
import { seedSessionLicences } from './licences/seed-session-licences.ts';
import { groups } from './people/places.ts';
import { seedArchived } from './people/seed-archived.ts';
import { seedArchivedService } from './people/seed-archived-service.ts';
import { seedNameRequests } from './people/seed-name-requests.ts';
import { seedNewName } from './people/seed-new-name.ts';
import { type SeededPerson, seedPeople } from './people/seed-people.ts';
import { seedPlaces } from './people/seed-places.ts';
import { seedRegistrations } from './people/seed-registrations.ts';
import { seedSeveralPlaces } from './people/seed-several-places.ts';
import { seedWorkHistory } from './people/seed-work-history.ts';
import { seedPopulations } from './population/seed-populations.ts';
import { seedBadges } from './site/seed-badges.ts';
import { seedCertificateSettings } from './site/seed-certificate-settings.ts';
import { seedNotifications } from './site/seed-notifications.ts';
import { seedSavedViews } from './site/seed-saved-views.ts';
import { seedAssessments } from './trainer-led/seed-assessments.ts';
import { seedCalendarInvitations } from './trainer-led/seed-calendar-invitations.ts';
import { seedCourseDays } from './trainer-led/seed-course-days.ts';
import { seedCourseMessages } from './trainer-led/seed-course-messages.ts';
import { seedLocations } from './trainer-led/seed-locations.ts';
import { seedOrganiser } from './trainer-led/seed-organiser.ts';
import { seedRegisters } from './trainer-led/seed-registers.ts';
import { seedSessionFeedback } from './trainer-led/seed-session-feedback.ts';
import { seedStaffing } from './trainer-led/seed-staffing.ts';
import { seedTimeClaims } from './trainer-led/seed-time-claims.ts';
import { seedTrainers } from './trainer-led/seed-trainers.ts';
import { seedVenues } from './trainer-led/seed-venues.ts';
import { seedVideoMeetings } from './trainer-led/seed-video-meetings.ts';
import { seedVirtualGroups } from './trainer-led/seed-virtual-groups.ts';
import { seedWaitingLists } from './trainer-led/seed-waiting-lists.ts';

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

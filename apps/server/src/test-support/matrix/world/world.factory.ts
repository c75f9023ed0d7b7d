import { buildCourse } from '../../catalogue.factory.ts';
import { buildDistanceCourse } from '../../distance.factory.ts';
import { buildDocument } from '../../documents.factory.ts';
import { buildStock } from '../../licences.factory.ts';
import { buildPaperCourse } from '../../paper.factory.ts';
import { buildUser } from '../../people.factory.ts';
import type { TestApp } from '../../test-app.ts';
import type { Home } from '../personas.ts';
import { allRooms } from '../shares.ts';
import { buildAttempt } from './attempts.factory.ts';
import { buildHome, buildPerson } from './homes.factory.ts';
import { buildLeaver } from './leaver.factory.ts';
import { buildLicences } from './licences-at.factory.ts';
import { buildLists } from './lists-at.factory.ts';
import { buildPersonas } from './personas.factory.ts';
import {
  addThumbnail,
  buildDocuments,
  buildInvitation,
  buildNotifications,
  buildUndoneMerge,
  buildUndonePlan,
  confirmTwoStep,
} from './shared-records.factory.ts';
import type { World } from './world.ts';

/** Builds four similar organisations and one that will be archived, with people of every kind. */
export async function buildWorld(server: TestApp): Promise<World> {
  const { db, services } = server;
  const course = await buildCourse(db, { scos: [{ maxAttempts: null }, {}] });
  const { productId: freeProductId } = await buildCourse(db, { title: 'Free' });
  const { productId: paperProductId } = await buildPaperCourse(services, { title: 'Free practical' });
  const documentId = await buildDocument(services, { actorId: await buildUser(db), title: 'Material' });
  const distance = await buildDistanceCourse(services, { title: 'Distance', documentId });
  const archivedCourse = await buildCourse(db, { isArchived: true });
  const member = await buildPerson(db, 'HIGH_S1_USER');
  const homes = {
    HIGH: await buildHome(db, { home: 'HIGH', taughtId: freeProductId, ownUserId: member }),
    MED: await buildHome(db, { home: 'MED', taughtId: freeProductId }),
    LOW: await buildHome(db, { home: 'LOW', taughtId: freeProductId }),
    FOREIGN: await buildHome(db, { home: 'FOREIGN', taughtId: freeProductId }),
    ARCHIVED: await buildHome(db, { home: 'ARCHIVED', taughtId: freeProductId, ownUserId: member }),
  };
  const users = await buildPersonas(db, homes);
  const leaverId = await buildLeaver(server);
  for (const home of Object.values(homes))
    await buildStock(services, {
      groupId: home.groupId,
      productId: freeProductId,
      actorId: users.super,
      quantity: 500,
    });
  const attempt = (home: Home, who: 'own' | 'sibling') =>
    buildAttempt(server, { world: { homes, users, course, distance }, home, who });
  const attempts = {
    own: await attempt('HIGH', 'own'),
    sibling: await attempt('HIGH', 'sibling'),
    foreign: await attempt('FOREIGN', 'own'),
    archived: await attempt('ARCHIVED', 'own'),
  };
  const licences = await buildLicences(services, { homes, productId: freeProductId, actorId: users.super });
  const lists = await buildLists(services, { homes, actorId: users.super, paperProductId });
  await db
    .updateTable('groups')
    .set({ archived_at: services.clock.now() })
    .where('id', '=', homes.ARCHIVED.groupId)
    .execute();
  await addThumbnail(server, course.courseId);
  const documents = await buildDocuments(server, { homes, users });
  const notifications = await buildNotifications(db, { homes, users });
  await confirmTwoStep(server, users.member);
  const invitation = await buildInvitation(server);
  const mergeId = await buildUndoneMerge(server, users);
  const planId = await buildUndonePlan(server, users.super);
  for (const { records } of allRooms) if (records !== undefined) await server.rows(records);
  return {
    homes,
    users,
    attempts,
    course,
    archivedCourse,
    distance,
    freeProductId,
    paperProductId,
    leaverId,
    invitation,
    mergeId,
    planId,
    documents,
    notifications,
    lists,
    licences,
  };
}

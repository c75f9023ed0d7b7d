import {
  changeDelegates as changeEndpoint,
  listDelegateChoices as choicesEndpoint,
  getDelegate,
  getOwnDecline,
  respondToInvitation,
} from '@doselore/contract/course-delegates';
import { type Route, serve, serveAtPlace } from '../../../../platform/http/index.ts';
import { pageOf } from '../../../../platform/lists/index.ts';
import { findCourse } from '../../virtual-groups/index.ts';
import { freePlaces } from '../waiting-list/free-places.ts';
import { answerInvitation } from './answer-invitation.ts';
import { changeDelegates } from './change-delegates.ts';
import { listDelegateChoices } from './delegate-choices.repository.ts';
import { showOwnDecline } from './own-decline.ts';
import { showDelegate } from './show-delegate.ts';

export const delegateRoutes: Route[] = [
  serve(getDelegate, ({ params, scope, services }) => showDelegate(services.db, { ...params, scope })),
  ...serveAtPlace(choicesEndpoint, async ({ params: { virtualGroupId, ...place }, query, scope, services }) => {
    const course = await findCourse(services.db, { scope, place, virtualGroupId });
    const rows = await listDelegateChoices(services.db, { place, virtualGroupId }, query);
    const { delegates, places: delegatePlacesAllowed, waiting_list } = course;
    return {
      ...pageOf(rows, (row) => row),
      delegates,
      delegatePlacesAllowed,
      is_draft: course.state === 'draft',
      free: freePlaces(course),
      waiting_list,
    };
  }),
  ...serveAtPlace(changeEndpoint, ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) =>
    changeDelegates(services, actor, { scope, place, virtualGroupId, ...body }),
  ),
  serve(getOwnDecline, ({ params, person, services }) =>
    showOwnDecline(services.db, { ...params, userId: person.id, at: services.clock.now() }),
  ),
  serve(respondToInvitation, ({ params, body, services, actor }) =>
    answerInvitation(services, actor, { ...params, ...body }),
  ),
];

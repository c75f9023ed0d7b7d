import { getPaperFeedback, savePaperFeedback } from '@doselore/contract/paper-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import { FeedbackForm } from '../../learning/index.ts';

const level = 'member';
const myLearning = roomQueries('my-learning');

/** Feedback form of a face-to-face course with a recorded result, until the first feedback. */
export function PaperFeedback({ paperResultId }: { paperResultId: number }) {
  const client = useQueryClient();
  const params = { paperResultId };
  const query = myLearning.one(getPaperFeedback, { level, params });
  const { data } = useQuery(query);
  if (!data?.ask) return null;
  return (
    <FeedbackForm
      form={data.form}
      onSend={(body) => callEndpoint(savePaperFeedback, { level, params, body })}
      onSent={() => refreshQueries(client, query.queryKey)}
    />
  );
}

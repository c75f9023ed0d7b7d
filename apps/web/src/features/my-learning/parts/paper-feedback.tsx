import { getPaperFeedback, savePaperFeedback } from '@doselore/contract/paper-courses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { FeedbackForm } from '../../learning/index.ts';

const level = 'member';

/** Feedback form of a face-to-face course with a recorded result, until the first feedback. */
export function PaperFeedback({ paperResultId }: { paperResultId: number }) {
  const client = useQueryClient();
  const params = { paperResultId };
  const queryKey = ['my-learning', 'paper-feedback', paperResultId];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callEndpoint(getPaperFeedback, { level, params, signal }),
  });
  if (!data?.ask) return null;
  return (
    <FeedbackForm
      form={data.form}
      onSend={(body) => callEndpoint(savePaperFeedback, { level, params, body })}
      onSent={() => client.invalidateQueries({ queryKey })}
    />
  );
}

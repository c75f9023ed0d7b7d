import { getTrainerFeedback } from '@doselore/contract/session-feedback';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { FeedbackNumbers } from './parts/feedback-numbers.tsx';
import { trainers } from './session-feedback.queries.ts';

/** Numbers of the feedback about all courses of one trainer. */
export function TrainerFeedback({ trainerUserId }: { trainerUserId: number }) {
  const query = useQuery(trainers.one(getTrainerFeedback, { params: { trainerUserId } }));
  return (
    <Card title="Feedback about all courses">
      <QueryView query={query}>{(summary) => <FeedbackNumbers summary={summary} />}</QueryView>
    </Card>
  );
}

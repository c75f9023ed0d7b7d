import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { FeedbackNumbers } from './parts/feedback-numbers.tsx';
import { trainerFeedbackQuery } from './session-feedback.queries.ts';

/** Numbers of the feedback about all courses of one trainer. */
export function TrainerFeedback({ trainerUserId }: { trainerUserId: number }) {
  const { level } = useArea();
  const query = useQuery(trainerFeedbackQuery(level, trainerUserId));
  return (
    <Card title="Feedback about all courses">
      <QueryView query={query}>{(summary) => <FeedbackNumbers summary={summary} />}</QueryView>
    </Card>
  );
}

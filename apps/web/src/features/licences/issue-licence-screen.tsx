import { AppError } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { showBanner } from '../../platform/banner/index.ts';
import { useRouteId } from '../../platform/routes/index.ts';
import { askConfirm } from '../../ui/confirm/index.ts';
import { Form, requiredAs, useForm } from '../../ui/form/index.ts';
import { formatLongDay } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel, QueryView } from '../../ui/states/index.ts';
import {
  type IssueOption,
  issueOptionsQuery,
  type MemberPlace,
  refreshAfterLicences,
  sendIssue,
} from './licences.queries.ts';
import { useOrderWords } from './order-words.ts';
import { OptionCards, optionKey } from './parts/option-cards.tsx';
import { useGroup } from './use-group.ts';

/** Gives one member a licence from the general pot. */
export function IssueLicenceScreen() {
  const { level, to, has, can } = useArea();
  const { groupId, groupName } = useGroup();
  const place = { groupId, userId: useRouteId('userId') ?? 0 };
  const query = useQuery(issueOptionsQuery(level, place));
  const words = useOrderWords();
  const name = query.data?.member.name;
  const canOrder = has('new-licence') && can('licences.purchase');
  return (
    <Page
      width="form"
      context={name}
      names={{ groupId: groupName, userId: name }}
      lead={name && groupName && `To ${name}, from the general pot of ${groupName}.`}
    >
      <QueryView query={query}>
        {({ member, options }) =>
          options.length === 0 ? (
            <EmptyPanel
              title="The general pot is empty"
              message="There is no licence to issue."
              action={
                canOrder && (
                  <Button
                    component={Link}
                    to={to('new-licence')}
                    leftSection={<IconShoppingCart size={19} aria-hidden />}
                  >
                    {words.action}
                  </Button>
                )
              }
            />
          ) : (
            <IssueForm memberName={member.name} options={options} place={place} />
          )
        }
      </QueryView>
    </Page>
  );
}

/** A certificate that is still valid is no reason against a licence, but worth a question. */
async function isWanted(option: IssueOption, memberName: string): Promise<boolean> {
  if (option.valid_until === null) return true;
  const answer = await askConfirm({
    title: `Issue another licence to ${memberName}?`,
    message: `${memberName} has a certificate for ${option.title} that is valid until ${formatLongDay(option.valid_until)}. The licence is used as soon as the course is started.`,
    confirmLabel: 'Issue licence',
  });
  return answer === 'confirm';
}

type Props = { memberName: string; options: readonly IssueOption[]; place: MemberPlace };

function IssueForm({ memberName, options, place }: Props) {
  const { level, to } = useArea();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());

  const issue = async (option: IssueOption) => {
    const { productType, productId, certificateMonths } = option;
    try {
      await sendIssue(level, place, { productType, productId, certificateMonths, idempotencyKey });
    } catch (error) {
      if (error instanceof AppError && error.code === 'conflict') {
        form.set({ option: '' });
        await refreshAfterLicences(client);
      }
      throw error;
    }
    showBanner({ message: `${option.title} issued to ${memberName}`, type: 'success' });
    await refreshAfterLicences(client);
    await navigate(to('members-licences'));
  };
  const form = useForm({
    initial: { option: '' },
    labels: { option: 'Licence to issue' },
    rules: { option: [requiredAs('Choose a licence')] },
    onSubmit: async (values) => {
      const option = options.find((one) => optionKey(one) === values.option);
      if (option !== undefined && (await isWanted(option, memberName))) await issue(option);
    },
  });
  const field = form.field('option');
  // Another licence is another command, with a key of its own.
  const choose = (value: string) => {
    setIdempotencyKey(crypto.randomUUID());
    field.onChange(value);
  };
  return (
    <Form form={form} submitLabel="Issue licence" cancelTo={to('members')} guarded={false}>
      <OptionCards field={{ ...field, onChange: choose }} options={options} />
    </Form>
  );
}

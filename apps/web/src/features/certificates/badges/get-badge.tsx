import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAward, IconFileCertificate, IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BadgeChoice, downloadBadge } from './badges.queries.ts';

type Certificate = { id: number; title: string };

/** Button and dialogue with which a learner downloads the badge of a certificate. */
export function GetBadge({ certificate }: { certificate: Certificate }) {
  const [opened, dialogue] = useDisclosure(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconAward size={18} aria-hidden />}
        aria-label={`Get badge of certificate: ${certificate.title}`}
        onClick={dialogue.open}
      >
        Get badge
      </Button>
      <Modal opened={opened} onClose={dialogue.close} title={`Badge: ${certificate.title}`} size="lg">
        <BadgeChoices certificate={certificate} />
      </Modal>
    </>
  );
}

function BadgeChoices({ certificate }: { certificate: Certificate }) {
  const [isNamed, setNamed] = useState(false);
  const download = useMutation({
    mutationFn: (format: BadgeChoice['format']) =>
      downloadBadge(certificate.id, { format, holder: isNamed ? 'named' : 'hidden' }),
  });
  const downloading = (format: BadgeChoice['format']) => download.isPending && download.variables === format;
  return (
    <Stack gap="md">
      <p>
        A badge is your certificate as a file that employers and other websites can check. It shows what you learned,
        when you learned it and when it expires. It contains your email address in a form that nobody can read. A person
        who knows your address can check that the badge is yours.
      </p>
      <Checkbox
        label="Include my name"
        description="Everyone who receives the badge can read your name. If you leave this out, the badge does not contain your name."
        checked={isNamed}
        onChange={(event) => setNamed(event.currentTarget.checked)}
      />
      <Group gap="sm">
        <Button
          leftSection={<IconPhoto size={18} aria-hidden />}
          loading={downloading('png')}
          disabled={download.isPending}
          onClick={() => download.mutate('png')}
        >
          Download picture
        </Button>
        <Button
          variant="light"
          leftSection={<IconFileCertificate size={18} aria-hidden />}
          loading={downloading('jwt')}
          disabled={download.isPending}
          onClick={() => download.mutate('jwt')}
        >
          Download signed file
        </Button>
      </Group>
      <p className="muted">
        Send the picture as a file, because a copied or cropped picture loses the badge. Some badge wallets ask for the
        signed file (.jwt) instead. If the certificate is withdrawn, every check of the badge shows that.
      </p>
    </Stack>
  );
}

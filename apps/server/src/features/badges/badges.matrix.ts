import { generateKeyPairSync } from 'node:crypto';
import { getBadge, getDidDocument, getStatusList, makeBadge } from '@doselore/contract/badges';
import { owners } from '../../test-support/matrix/callers.ts';
import { exampleOf, type RoomMatrix } from '../../test-support/matrix/example.ts';
import { anybody } from '../../test-support/matrix/expectations.ts';
import { testSealing } from '../../test-support/test-sealing.ts';
import { ownerOfKey } from './keys/signing-key.ts';

const listOfRecords = 999;

const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

export const matrix: RoomMatrix = {
  records: `insert into badge_keys (number, public_key, sealed_private_key, made_at)
    values (1, '${x}', '${testSealing.seal(d ?? '', ownerOfKey(1))}', now());
    insert into badges (certificate_id, uuid, list_number, list_index, made_at)
    select id, gen_random_uuid(), ${listOfRecords}, row_number() over (order by id), now() from certificates
    where state = 'valid'`,
  ids: ({ attempt }) => ({ certificateId: attempt.certificateId, listNumber: listOfRecords }),
  examples: [
    exampleOf(makeBadge, owners),
    exampleOf(getBadge, owners),
    exampleOf(getDidDocument, { site: anybody }),
    exampleOf(getStatusList, { site: anybody }),
  ],
};

import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { sessionQuery } from '#shared/api/session.ts';
import { messages } from '#shared/messages/messages.ts';
import { Button } from '#shared/ui/button.tsx';
import { useLogOut } from '../api.ts';
import { FactorSection } from '../factors/factor-section.tsx';
import { useFactors } from '../factors-api.ts';
import { AccountFrame } from './account-frame.tsx';

const { factors: words } = messages;

/** For a user who must have a second factor but has none: sets one up, then continues. */
export function EnrolPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const factors = useFactors().data;
  const logOut = useLogOut();
  const goOn = async () => {
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    await navigate({ to: '/', replace: true });
  };
  const has = factors !== undefined && (factors.totp !== null || factors.passkeys.length > 0);
  return (
    <AccountFrame title={words.enrolTitle}>
      <FactorSection intro={words.enrolText} />
      <div className="mt-5 flex flex-wrap justify-between gap-2">
        <Button look="quiet" onClick={() => logOut.mutate()}>
          {messages.nav.logOut}
        </Button>
        {has && (
          <Button look="primary" onClick={() => void goOn()}>
            {words.continue}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}

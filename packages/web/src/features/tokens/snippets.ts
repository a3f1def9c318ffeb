import { addressOf } from '#shared/api/client.ts';
import { ENDPOINTS } from '#shared/api/endpoints.ts';

const SEARCH = addressOf(ENDPOINTS.createSearch);

/** Address that a program calls. */
export type SnippetInput = { readonly baseUrl: string };

/** An invented party of the bundled sample list, so that a first call without official lists finds something. */
export const EXAMPLE_NAME = 'Arkady Polushtofov';

/** Sets the variable from which all snippets read the token. */
export const exportLine = (token: string): string => `export NAMESAKE_TOKEN='${token}'`;

/** `--slurp`, because jq 1.6 otherwise takes an empty answer for success. */
const curl = ({ baseUrl }: SnippetInput): string => `\
# The exit status is 0 only for a complete no_match. Anything else, errors included, means: hold.
curl --silent --show-error --max-time 10 '${baseUrl}${SEARCH}' \\
  --header "Authorization: Bearer $NAMESAKE_TOKEN" \\
  --header 'Content-Type: application/json' \\
  --data '{"searchText": "${EXAMPLE_NAME}"}' \\
  --write-out '\\n%{http_code}' |
  jq --slurp --exit-status '
    .[0],
    (length == 2 and .[1] == 200 and .[0].outcome == "no_match" and .[0].complete == true)'
`;

const javascript = ({ baseUrl }: SnippetInput): string => `\
// screen.mjs · run: node screen.mjs '${EXAMPLE_NAME}'
// Passes only on a complete no_match. Anything else, errors included, is a hold with exit status 1.
export async function screen(searchText) {
  try {
    const response = await fetch('${baseUrl}${SEARCH}', {
      method: 'POST',
      headers: {
        authorization: \`Bearer \${process.env.NAMESAKE_TOKEN}\`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ searchText }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer = await response.json();
    const pass = response.status === 200 && answer.outcome === 'no_match' && answer.complete === true;
    return { decision: pass ? 'pass' : 'hold', answer };
  } catch (error) {
    return { decision: 'hold', answer: String(error) };
  }
}

const result = await screen(process.argv[2] ?? '${EXAMPLE_NAME}');
console.log(JSON.stringify(result, null, 2));
process.exitCode = result.decision === 'pass' ? 0 : 1;
`;

const python = ({ baseUrl }: SnippetInput): string => `\
# screen.py · run: python3 screen.py '${EXAMPLE_NAME}'
# Passes only on a complete no_match. Anything else, errors included, is a hold with exit status 1.
import json, os, sys, urllib.error, urllib.request


def screen(search_text):
    try:
        request = urllib.request.Request(
            "${baseUrl}${SEARCH}",
            method="POST",
            data=json.dumps({"searchText": search_text}).encode(),
            headers={
                "Authorization": f"Bearer {os.environ['NAMESAKE_TOKEN']}",
                "Content-Type": "application/json",
            },
        )
        with urllib.request.urlopen(request, timeout=10) as response:
            answer = json.load(response)
            complete = response.status == 200 and answer.get("complete") is True
            if complete and answer.get("outcome") == "no_match":
                return "pass", answer
            return "hold", answer
    except urllib.error.HTTPError as error:
        return "hold", error.read().decode(errors="replace")
    except Exception as error:
        return "hold", repr(error)


if __name__ == "__main__":
    decision, answer = screen(sys.argv[1] if len(sys.argv) > 1 else "${EXAMPLE_NAME}")
    print(json.dumps({"decision": decision, "answer": answer}, indent=2))
    sys.exit(0 if decision == "pass" else 1)
`;

/** Sample programs in three languages; each lets a party pass only on a complete `no_match`. */
export const SNIPPETS = [
  { id: 'curl', label: 'curl', code: curl },
  { id: 'javascript', label: 'JavaScript', code: javascript },
  { id: 'python', label: 'Python', code: python },
] as const;

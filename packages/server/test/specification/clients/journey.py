"""Calls a service with the client that openapi-python-client writes: journey.py URL TOKEN NAME ROWS"""

import io
import json
import sys

from namesake_client import AuthenticatedClient
from namesake_client.api.batches import create_batch, export_batch_csv, get_batch
from namesake_client.api.decisions import decide_hits
from namesake_client.api.lists import get_list_diff, get_list_versions
from namesake_client.api.screening import create_search
from namesake_client.models import CreateBatchFilesBody, DecideRequest, DecisionReason, SearchRequest, Verdict
from namesake_client.types import File

url, token, name, rows = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=token)

answer = create_search.sync(client=client, body=SearchRequest(search_text=name))
refused = create_search.sync(client=client, body=SearchRequest(search_text=name, threshold=20.0))
file = File(payload=io.BytesIO(rows.encode()), file_name="rows.csv", mime_type="text/csv")
batch = create_batch.sync(client=client, body=CreateBatchFilesBody(file=file, start=True))
while batch.state != "done":
    batch = get_batch.sync(batch.id, client=client)
report = export_batch_csv.sync(batch.id, client=client).payload.read().decode()
listings = [listing.id for listing in answer.results[0].listings]
verdict = DecideRequest(
    listings=listings, verdict=Verdict.FALSE_POSITIVE, reason=DecisionReason.DIFFERENT_BIRTH_DATE
)
decided = decide_hits.sync(answer.search_id, client=client, body=verdict)
newer, older = [version.content_hash for version in get_list_versions.sync("un_sc", client=client).items]
diff = get_list_diff.sync("un_sc", f"{older}..{newer}", client=client)
said = {
    "outcome": answer.outcome,
    "view": answer.view,
    "matched": answer.results[0].matched_name.value,
    "refused": refused.code,
    "batch": batch.state,
    "rows": batch.row_count,
    "report": report[:4],
    "decision": decided.items[0].state,
    "added": diff.counts.added,
    "removed": diff.counts.removed,
}
print(json.dumps(said))

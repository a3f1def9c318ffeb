// Calls a service with the client that openapi-generator writes: Journey URL TOKEN NAME ROWS
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.BatchesApi;
import org.openapitools.client.api.DecisionsApi;
import org.openapitools.client.api.ListsApi;
import org.openapitools.client.api.ScreeningApi;
import org.openapitools.client.model.Batch;
import org.openapitools.client.model.DecideRequest;
import org.openapitools.client.model.DecisionReason;
import org.openapitools.client.model.Decisions;
import org.openapitools.client.model.ListDiff;
import org.openapitools.client.model.ListVersion;
import org.openapitools.client.model.SearchRequest;
import org.openapitools.client.model.SearchResponse;
import org.openapitools.client.model.Verdict;

public final class Journey {
  public static void main(String[] args) throws Exception {
    ApiClient client = new ApiClient();
    client.updateBaseUri(args[0]);
    client.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + args[1]));

    ScreeningApi screening = new ScreeningApi(client);
    SearchResponse answer =
        screening.createSearch(new SearchRequest().searchText(args[2]), null, null).getSearchResponse();
    String refused = "";
    try {
      SearchRequest low = new SearchRequest().searchText(args[2]).threshold(new java.math.BigDecimal(20));
      screening.createSearch(low, null, null);
    } catch (ApiException error) {
      refused = new ObjectMapper().readTree(error.getResponseBody()).get("code").asText();
    }

    File file = File.createTempFile("rows", ".csv");
    Files.writeString(file.toPath(), args[3]);
    BatchesApi batches = new BatchesApi(client);
    Batch batch =
        batches.createBatch(BatchesApi.APICreateBatchRequest.newBuilder()._file(file).start(true).build());
    while (!batch.getState().getValue().equals("done")) batch = batches.getBatch(batch.getId());
    String report = Files.readString(batches.exportBatchCsv(batch.getId()).toPath());

    List<String> listings = answer.getResults().get(0).getListings().stream().map(one -> one.getId()).toList();
    DecideRequest verdict =
        new DecideRequest()
            .listings(listings)
            .verdict(Verdict.FALSE_POSITIVE)
            .reason(DecisionReason.DIFFERENT_BIRTH_DATE);
    Decisions decided = new DecisionsApi(client).decideHits(answer.getSearchId(), verdict, null, null);

    ListsApi lists = new ListsApi(client);
    List<ListVersion> versions = lists.getListVersions("un_sc", null, null).getItems();
    String between = versions.get(1).getContentHash() + ".." + versions.get(0).getContentHash();
    ListDiff diff = lists.getListDiff("un_sc", between, null, null);

    Map<String, Object> said = new LinkedHashMap<>();
    said.put("outcome", answer.getOutcome().getValue());
    said.put("view", answer.getView().getValue());
    said.put("matched", answer.getResults().get(0).getMatchedName().getValue());
    said.put("refused", refused);
    said.put("batch", batch.getState().getValue());
    said.put("rows", batch.getRowCount());
    said.put("report", report.substring(0, 4));
    said.put("decision", decided.getItems().get(0).getState().getValue());
    said.put("added", diff.getCounts().getAdded());
    said.put("removed", diff.getCounts().getRemoved());
    System.out.println(new ObjectMapper().writeValueAsString(said));
  }
}

// Calls a service with the client that oapi-codegen writes: journey URL TOKEN NAME ROWS
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log"
	"mime/multipart"
	"net/http"
	"os"

	"journey/api"
)

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}

func main() {
	url, token, name, rows := os.Args[1], os.Args[2], os.Args[3], os.Args[4]
	ctx := context.Background()
	authorized := api.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+token)
		return nil
	})
	client := must(api.NewClientWithResponses(url, authorized))

	found := must(client.CreateSearchWithResponse(ctx, &api.CreateSearchParams{}, api.SearchRequest{SearchText: name}))
	answer := must(found.JSON200.AsSearchResponse())
	threshold := float32(20)
	low := api.SearchRequest{SearchText: name, Threshold: &threshold}
	refused := must(client.CreateSearchWithResponse(ctx, &api.CreateSearchParams{}, low))

	var form bytes.Buffer
	writer := multipart.NewWriter(&form)
	must(must(writer.CreateFormFile("file", "rows.csv")).Write([]byte(rows)))
	must(0, writer.WriteField("start", "true"))
	must(0, writer.Close())
	made := must(client.CreateBatchWithBodyWithResponse(ctx, &api.CreateBatchParams{}, writer.FormDataContentType(), &form))
	batch := made.JSON201
	for batch.State != "done" {
		batch = must(client.GetBatchWithResponse(ctx, batch.Id)).JSON200
	}
	report := must(client.ExportBatchCsvWithResponse(ctx, batch.Id)).Body

	var listings []string
	for _, listing := range answer.Results[0].Listings {
		listings = append(listings, listing.Id)
	}
	verdict := api.DecideRequest{
		Listings: listings,
		Verdict:  api.VerdictFalsePositive,
		Reason:   api.DecisionReasonDifferentBirthDate,
	}
	decided := must(client.DecideHitsWithResponse(ctx, answer.SearchId, &api.DecideHitsParams{}, verdict)).JSON201

	versions := must(client.GetListVersionsWithResponse(ctx, "un_sc", &api.GetListVersionsParams{})).JSON200.Items
	between := versions[1].ContentHash + ".." + versions[0].ContentHash
	diff := must(client.GetListDiffWithResponse(ctx, "un_sc", between, &api.GetListDiffParams{})).JSON200

	said := map[string]any{
		"outcome":  answer.Outcome,
		"view":     answer.View,
		"matched":  answer.Results[0].MatchedName.Value,
		"refused":  refused.ApplicationproblemJSON422.Code,
		"batch":    batch.State,
		"rows":     batch.RowCount,
		"report":   string(report[:4]),
		"decision": decided.Items[0].State,
		"added":    diff.Counts.Added,
		"removed":  diff.Counts.Removed,
	}
	fmt.Println(string(must(json.Marshal(said))))
}

// Searches a party of each type with Moov Watchman's own Go client, unchanged, and prints what it sent and understood.
// Arguments: address, token, and how the token gets there: by a transport, or in the address.
package main

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"os"
	"time"

	"github.com/moov-io/watchman/pkg/search"
)

// Seen is a search as it was sent, and what the client made of the answer.
type Seen struct {
	Type   string   `json:"type"`
	Sent   string   `json:"sent"`
	Found  []string `json:"found"`
	Failed string   `json:"failed"`
}

// Bearer sends a token with each request, which the client has no setting for.
type Bearer struct {
	token string
	sent  string
}

func (b *Bearer) RoundTrip(request *http.Request) (*http.Response, error) {
	b.sent = request.URL.RequestURI()
	if b.token != "" {
		request.Header.Set("Authorization", "Bearer "+b.token)
	}
	return http.DefaultTransport.RoundTrip(request)
}

func day(text string) *time.Time {
	date, err := time.Parse("2006-01-02", text)
	if err != nil {
		panic(err)
	}
	return &date
}

func entities() []search.Entity[search.Value] {
	return []search.Entity[search.Value]{
		{
			Name: "Orlan Vestrakov",
			Type: search.EntityPerson,
			Person: &search.Person{
				Name:          "Orlan Vestrakov",
				AltNames:      []string{"O. Vestrakoff", "Orlan Vestrak"},
				Gender:        search.GenderMale,
				BirthDate:     day("1971-04-02"),
				Titles:        []string{"Director"},
				GovernmentIDs: []search.GovernmentID{{Type: search.GovernmentIDPassport, Country: "Germany", Identifier: "K8812004"}},
			},
			Contact:         search.ContactInfo{EmailAddresses: []string{"orlan@vantal.example"}, PhoneNumbers: []string{"+49 30 1234567"}},
			Addresses:       []search.Address{{Line1: "Harbour Road 5", City: "Port Vantal", Country: "DE"}},
			CryptoAddresses: []search.CryptoAddress{{Currency: "XBT", Address: "vestrakovx123456wallet"}},
		},
		{
			Name:     "Vantal Shipping Company",
			Type:     search.EntityBusiness,
			Business: &search.Business{Name: "Vantal Shipping Company", AltNames: []string{"Vantal Lines"}, Created: day("2001-05-01")},
		},
		{
			Name:         "Brotherhood of the Grey Lantern",
			Type:         search.EntityOrganization,
			Organization: &search.Organization{Name: "Brotherhood of the Grey Lantern", Dissolved: day("2019-12-31")},
		},
		{
			Name: "EX-QVX",
			Type: search.EntityAircraft,
			Aircraft: &search.Aircraft{
				Name: "EX-QVX", Type: search.AircraftCargo, Flag: "KG", Built: day("1998-06-01"),
				ICAOCode: "A320", Model: "Invented 5", SerialNumber: "AX-4411",
			},
		},
		{
			Name: "Pelagos Mirage",
			Type: search.EntityVessel,
			Vessel: &search.Vessel{
				Name: "Pelagos Mirage", IMONumber: "0010017", Type: search.VesselTypeCargo, Flag: "GA", Built: day("2004-01-01"),
				Model: "Tanker", Tonnage: 105000, MMSI: "000100171", CallSign: "XX0A1", GrossRegisteredTonnage: 56000,
				Owner: "White Pelagos Maritime",
			},
		},
		{Name: "Nobody Unlisted Quenderby", Type: search.EntityPerson, Person: &search.Person{Name: "Nobody Unlisted Quenderby"}},
	}
}

func main() {
	address, err := url.Parse(os.Args[1])
	if err != nil {
		panic(err)
	}
	transport := &Bearer{}
	if os.Args[3] == "address" {
		address.User = url.UserPassword("token", os.Args[2])
	} else {
		transport.token = os.Args[2]
	}
	client := search.NewClient(&http.Client{Transport: transport}, address.String())
	seen := []Seen{}
	for _, entity := range entities() {
		answer, err := client.SearchByEntity(context.Background(), entity, search.SearchOpts{Limit: 5, MinMatch: 0.75, Debug: true})
		one := Seen{Type: string(entity.Type), Sent: transport.sent, Found: []string{}}
		if err != nil {
			one.Failed = err.Error()
		}
		for _, found := range answer.Entities {
			one.Found = append(one.Found, string(found.Type)+" "+string(found.Source)+":"+found.SourceID+" "+found.Name)
		}
		seen = append(seen, one)
	}
	info, err := client.ListInfo(context.Background())
	if err != nil {
		panic(err)
	}
	json.NewEncoder(os.Stdout).Encode(map[string]any{"searches": seen, "lists": info.Lists})
}

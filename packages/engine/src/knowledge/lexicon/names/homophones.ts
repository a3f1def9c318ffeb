/** Words on one line sound alike but mean different things: they are not spellings of each other. */
const SOURCE = `
aisle isle
altar alter
bail bale
bait bate
bare bear
base bass
beach beech
beat beet
berry bury
berth birth
board bored
bold bowled
bolder boulder
boy buoy
brake break
bread bred
bridal bridle
buy bye
cell sell
cellar seller
cent scent sent
cereal serial
chord cord
cite sight site
coarse course
core corps
council counsel
creak creek
crews cruise
cue queue
currant current
days daze
dear deer
dew due
die dye
dual duel
earn urn
fair fare
feat feet
find fined
fir fur
flair flare
flea flee
flour flower
foreword forward
fort forte
foul fowl
gait gate
genes jeans
gilt guilt
grate great
hail hale
hair hare
hall haul
hart heart
heal heel
hear here
heard herd
heir air
higher hire
hoard horde
hole whole
holy wholly
hour our
idle idol
key quay
knight night
lain lane
lead led
leak leek
links lynx
load lode
loan lone
made maid
mail male
main mane maine
maize maze
marshal martial
meat meet
medal meddle metal mettle
mews muse
might mite
miner minor
moor more
muscle mussel
naval navel
oar ore
pail pale
pain pane
pair pare pear
palate palette pallet
peace piece
peak peek pique
peal peel
pearl purl
pier peer
plain plane
plum plumb
pole poll
pore pour
praise prays
presence presents
principal principle
profit prophet
rain reign rein
raise rays raze
rap wrap
read reed
reef reeve
right rite wright write
ring wring
road rode rowed
role roll
root route
rose rows
sail sale
scene seen
sea see
seam seem
sear seer
shear sheer
shore sure
side sighed
sleigh slay
soar sore
sole soul
son sun
sow sew
staid stayed
stair stare
stake steak
stationary stationery
steal steel
stile style
story storey
straight strait
suite sweet
sundae sunday
tail tale
tare tear
team teem
throne thrown
tide tied
toad towed
told tolled
tow toe
vain vane vein
vale veil
wade weighed
waist waste
wait weight
waive wave
war wore
ware wear where
way weigh
weak week
weather whether
wood would
yoke yolk
`;

/** English words that only sound alike, one array per line. */
export const HOMOPHONES: readonly (readonly string[])[] = SOURCE.trim()
  .split('\n')
  .map((line) => line.split(' '));

const byWord = new Map(HOMOPHONES.flatMap((words) => words.map((word) => [word, words] as const)));

/** Whether two English words only sound alike ("pier", "peer"). */
export const areHomophones = (a: string, b: string): boolean => a !== b && (byWord.get(a)?.includes(b) ?? false);

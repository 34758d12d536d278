/**
 * The banks as published, written by `npm run banks`. `data` is the SHA-256 of a bank with its dates and the sentences of its rules,
 * `results` of what the rules make of seeded answers (bankDigests.ts). `places` only show what differs: each question, each field
 * of the questions, each table of the rules and each field of the results, with the beginning of its digest.
 */
export const publishedDigests: Record<string, { data: string; results: string; places: string }> = {
  'eu-2026-11-27': {
    data: '305a4085afd16facaac873be607f4e1fafef9a301a990f9d86a60b9dde6bfc3b',
    results: '81f6469264acb73ae331b093615d24f9feafbc79816b24530b73132fe8d564cf',
    places: `
      version:e1ab89 jurisdiction:0d7d67 lawAsOf:85f098 dates:3d2dc9 duties:2b453f gates:544eab practices:fc2c98
      classRows:f40be4 notScored:ff1d98 oldNames:960a45 classNotes:c97ee0 closedRows:1ff1f4 conformityRoutes:ed6411
      dutyNotes:978ef2 dutyReasons:65e346 refusals:846811 exceptionRows:04bd07 ceilings:803797 letterTitles:0a9698
      lawNames:ee344a requests:abf0d1 roleRows:360955 floors:b952f3 neverLow:85841e practicePoints:48c954
      weights:62bbd6 transitions:5ff00b supervisors:3ed82b suggestions:049a3c eu2-obj:440947 eu2-ai:821631
      eu2-x:9cd765 eu2-rwt:3d9933 eu2-role:440005 eu2-r-prov:5f7fc4 eu2-r-dep:c529c5 eu2-r-imp:2a0f7b
      eu2-r-dist:6522ba eu2-r-ar:ed2840 eu2-r-comp:8e7ab2 eu2-r-pm:d537b3 eu2-pl-p:1a9ec4 eu2-pl-d:82de75
      eu2-pl-o:b58481 eu2-r-25:24c1b6 eu2-pl-seat:1d6e24 eu2-o-kind:46116b eu2-o-size:dfe0a8 eu2-f-int:1faf7d
      eu2-f-txt:8a2bc2 eu2-f-med:749dee eu2-f-bio:184a00 eu2-f-dec:d24c1b eu2-f-gpm:2be3d2 eu2-ao:c08707
      eu2-5a:a291fc eu2-5b:668bd6 eu2-5c:45ac31 eu2-5d:43ceb5 eu2-5e:0cf40e eu2-5f:414864 eu2-5g:8179ca
      eu2-5h:32451a eu2-5ba-p:59b9a2 eu2-5ba-d:ea47ff eu2-5bb-p:d1e4e6 eu2-5bb-d:b89ce5 eu2-a1-law:8e0a24
      eu2-a1-role:72b41f eu2-a1-mdr:e45e9c eu2-a1-ivd:f8bc03 eu2-a1-tp:4b90a2 eu2-a3:33ac96 eu2-a3-more:01cce9
      eu2-area-1:9a42d7 eu2-area-2:27d500 eu2-area-3:6bde64 eu2-area-4:068c44 eu2-area-5:8ec2be eu2-area-6:6dfc83
      eu2-area-7:3a1d7a eu2-area-8:c300c5 eu2-a3-1a:172112 eu2-a3-1b:9198a1 eu2-a3-1c:495bc0 eu2-a3-2:8fcc59
      eu2-a3-3a:5624c5 eu2-a3-3b:59b223 eu2-a3-3c:52a4fe eu2-a3-3d:ad316c eu2-a3-4a:3ecc5c eu2-a3-4b:94e31d
      eu2-a3-5a:f8063a eu2-a3-5b:137d47 eu2-a3-5c:7c388c eu2-a3-5d:988640 eu2-a3-6a:e3fa90 eu2-a3-6b:8cfc67
      eu2-a3-6c:2d6755 eu2-a3-6d:b034ea eu2-a3-6e:ca31a7 eu2-a3-7a:e4b40a eu2-a3-7b:4b6563 eu2-a3-7c:03b6ea
      eu2-a3-7d:e0cc24 eu2-a3-8a:26cf5f eu2-a3-8b:6bbc83 eu2-f-work:31b71d eu2-e-claim:9e3019 eu2-e-prof:7b32c9
      eu2-e-ground:a3014b eu2-e-infl:d4e5cb eu2-e-doc:4f4611 eu2-e-doc-d:19e993 eu2-e-reg:96df50 eu2-r-25c:542d83
      eu2-r-25a:b4716a eu2-r-25n:9a58d1 eu2-r-25b:3c56f2 eu2-r-25o:b8f12b eu2-r-25i:632be4 eu2-r-25k:58ac3f
      eu2-c-ao:25cca2 eu2-c-seat:b46fbe eu2-c-5ba:ff8267 eu2-c-5bb:9d3510 eu2-o-fin:97f7aa eu2-m-x:82d9a1
      eu2-m-in3:2fb92b eu2-m-in1:cb9d48 eu2-m-chg:846ff1 eu2-m-pub:cba5d6 eu2-t-obv:c77c31 eu2-t-mark:8b3fb1
      eu2-m-gen:2e07f7 eu2-t-emo:6789f3 eu2-t-deep:152f8a eu2-t-text:bcd023 eu2-oss:90e2e2 eu2-d-50-1:b462e7
      eu2-d-50-2m:4435fb eu2-d-50-2d:27e8c4 eu2-d-50-3:e655e5 eu2-d-50-4i:fc8209 eu2-d-50-4t:e6a4fa eu2-d-9:67bcf1
      eu2-d-10:119cc8 eu2-d-10b:edc768 eu2-d-11:fdbdf8 eu2-d-12:add846 eu2-d-13:539e5c eu2-d-14:b19259
      eu2-d-14-5:8dc7f7 eu2-d-15a:369b3b eu2-d-15c:621035 eu2-d-16b:ba5aab eu2-d-16l:093c58 eu2-d-17:11c894
      eu2-d-17-fin:10ea22 eu2-d-18:a0fb52 eu2-d-19:d29c84 eu2-d-20:28ea3f eu2-d-21:3832d7 eu2-d-22:261014
      eu2-p-std:0a0d57 eu2-s-mod:ce1268 eu2-p-rep:b54d4d eu2-d-43:9a68e7 eu2-d-43-4:9c4790 eu2-d-47:6057e2
      eu2-d-48:dc7a33 eu2-d-49-1:3a1f24 eu2-d-49-5:d6e3c1 eu2-d-72:7e1629 eu2-d-73:c7e05d eu2-d-60:d7312e
      eu2-d-61:ef4611 eu2-d-26-1:9a5ee6 eu2-d-26-2:1ffad0 eu2-d-26-4:841762 eu2-d-26-5:f5c37b eu2-d-26-5-fin:38b721
      eu2-d-26-5i:2bfc54 eu2-d-26-6:fdb58b eu2-d-26-7:b90dea eu2-d-26-8:4171dd eu2-d-26-9:61c328 eu2-d-26-10:39896e
      eu2-d-26-11:45b5f5 eu2-d-26-12:670ed1 eu2-d-27:5e9d5d eu2-d-27-3:f38268 eu2-d-86:53a587 eu2-s-supply:b8ec2e
      eu2-s-4a:74c33a eu2-s-sbx:dc74b0 eu2-d-4a:d975b0 eu2-d-25-4:b2175c eu2-d-25-4s:626d43 eu2-d-25-2:ca52d3
      eu2-d-23-1a:b2a0c3 eu2-d-23-1b:0e7f8f eu2-d-23-1c:5e5f79 eu2-d-23-1d:380524 eu2-d-23-2:28812f
      eu2-d-23-3:aa1109 eu2-d-23-4:8f1227 eu2-d-23-5:de5b11 eu2-d-24-1a:362ff4 eu2-d-24-1b:abb588 eu2-d-24-1c:f38750
      eu2-d-24-2:9ad571 eu2-d-24-3:bd273b eu2-d-24-5:5d3f44 eu2-d-22-3a:d3fb5a eu2-d-22-3b:667c09 eu2-d-22-3c:446f85
      eu2-d-22-3e:f4621a eu2-d-22-4:456c86 eu2-g-prov:e56e5f eu2-g-third:b4c894 eu2-g-sci:574805 eu2-g-eu:e59206
      eu2-g-flop:9af8e9 eu2-g-des:b423ea eu2-g-oss:f6f6b3 eu2-g-when:9e6769 eu2-g-seat:d26314 eu2-d-52:23eaac
      eu2-d-53a:14b9f5 eu2-d-53b:8bbeec eu2-d-53c:808338 eu2-d-53d:dfbf7a eu2-d-54:2a177b eu2-d-55a:09d1a2
      eu2-d-55b:2e0a53 eu2-d-55c:fb9231 eu2-d-55d:a87c00 eu2-g-supply:c49535 eu2-d-25-4g:7a961a eu2-d-4:9e853d
      id:fdc6b6 category:dd07ba question:eea13f articleReference:d6557d helpText:a956b7 citation:c53020 type:8e0f43
      options:af19b9 label:f8c8bf instrument:f8c84b article:405c26 url:25c702 asOf:77db81 checkedOn:bb3f94
      confidence:47d56a appliesFrom:19e266 askedWhen:d41532 scoring:d5c0ec group:83afe4 riskLevel:be0e7c
      riskScore:9d80c2 complianceScore:38b2b9 band:9db571 scored:dff6b5 remarks:4f4ca2 euClass:460a07 class:01ba94
      roles:af854e model:698640 supervisors:082e19 findings:e666e1 gaps:1c64ba actions:cde0e3 recommendations:45a820
      duties:fb4501 requests:832a94 scores:fc2e40 working:652c4d estimatedFine:f659f1 fine:892ccf fines:f6621e
      trace:ac1f07 flips:a31648 clocks:73f502 notes:caa174
    `,
  },
  'uk-2026-11-27': {
    data: '2df478ed048c7ff87c481253d12b3040214e5e9b3468d6014ac641c9a0789241',
    results: '99c06ae4cb85372fc64c539df18869044d7471117addb3fc3ac49418980b0cfc',
    places: `
      version:0ea9be jurisdiction:134648 lawAsOf:d69b09 dates:27921e derivedFacts:72d93c forbiddenRules:93c493
      itemLaws:445772 ukMeasures:391f22 ukNotes:3feb90 suggestions:c8ad5d uk2-f-use:90e458 uk2-f-pd:cbbfd1
      uk2-f-le:1b8ff4 uk2-f-dec:3a6bf0 uk2-f-adm:387fbc uk2-f-sc:aa71e6 uk2-f-rli:01e42d uk2-f-hr:59639e
      uk2-f-proc:2a42de uk2-f-con:7b917a uk2-f-child:500d3c uk2-f-iss:b871b7 uk2-f-onl:02abfd uk2-f-u2u:ae9d11
      uk2-f-srch:1062c0 uk2-f-porn:e8a247 uk2-f-exm:6d29c6 uk2-f-img:904e9d uk2-f-tool:dd3cb9 uk2-f-dev:333f89
      uk2-f-safe:14cfa7 uk2-f-pub:44dea7 uk2-f-cg:d9ae5e uk2-f-fin:8fb094 uk2-f-fun:6987da uk-s1:70a5e0 uk-s2:010220
      uk-s3:fec2c3 uk-s4:37085a uk2-d-illegal:c70857 uk2-d-access:db52f2 uk2-d-minors:c77fcd uk2-d-takedown:806d3b
      uk2-d-age:ff3b73 uk2-d-images:6adfd3 uk2-d-reg:dcef95 uk2-d-mark:d93197 uk2-d-pms:e96b0d uk2-d-vig:cecd9b
      uk-t1:786431 uk-t2:5c13d8 uk-t3:f78399 uk-t4:545e76 uk-f1:5d76f9 uk-f2:76e9d0 uk-f3:d0648a uk-f4:db7fda
      uk-a1:fc1f69 uk-a2:a07e2f uk-a3:e7b882 uk-a4:510f89 uk-c1:a53b90 uk-c2:94d18a uk-c3:8930fd uk-c4:3e6460
      id:c7d19f category:9b6d28 question:8ddde6 type:2da77d options:b2bc48 articleReference:b26785 helpText:ae055f
      citation:d750f0 label:b26785 article:928844 instrument:3a8cfc url:c33562 asOf:e6f36a confidence:227212
      checkedOn:2667bf appliesFrom:8bdbd0 askedWhen:563a99 group:599cee principle:e54202 riskLevel:54bb46
      riskScore:3b7ab8 complianceScore:03fa6e band:a1c5c6 ragScore:76a443 principleScores:ffbf84 gaps:0db91f
      recommendations:4da6f4 findings:5e17cb actions:588ed9 notes:9487df scored:855d2a remarks:56f5cf class:366d86
      roles:961355 model:366d86 supervisors:9faa30 regulators:3e8936 duties:49b5f5 requests:961355 scores:7078a6
      working:5de7be fines:366d86 trace:e4eff1 flips:231179 clocks:a1b88d
    `,
  },
  'eu-2024-08-01': {
    data: 'f62f7e57ec8c3ee71d195dbed1d7b5032f83b8ce2d79ba30c97c09ca6e329d04',
    results: '2ce42160ddd9d9f2c975224b3af8ef66bd5ec4c9e87de5b370caa377033aaf1b',
    places: `
      version:3a737f jurisdiction:0d7d67 lawAsOf:5bd861 notYetLaw:677986 words:d40b13 eu2-obj:f56f92 eu2-ai:6ae0cc
      eu2-x:877c22 eu2-rwt:e81dc9 eu2-role:e251fc eu2-r-prov:3455ae eu2-r-dep:872ba0 eu2-r-imp:76e965
      eu2-r-dist:6511d4 eu2-r-ar:5ed330 eu2-r-comp:59dbbf eu2-r-pm:0c66d7 eu2-pl-p:91edc2 eu2-pl-d:2f1450
      eu2-pl-o:38a393 eu2-r-25:585b24 eu2-pl-seat:cb3bd1 eu2-o-kind:e4e1e7 eu2-o-size:e8020b eu2-f-int:b73fab
      eu2-f-txt:357df8 eu2-f-med:90bc7f eu2-f-bio:645a2e eu2-f-dec:2aff5e eu2-f-gpm:6955d7 eu2-ao:4d92b4
      eu2-5a:c1f888 eu2-5b:d555e1 eu2-5c:f0d0c3 eu2-5d:6c9998 eu2-5e:6d3dfb eu2-5f:732889 eu2-5g:fe1c96
      eu2-5h:4f440a eu2-a1-law:fbed13 eu2-a1-role:bdcff2 eu2-a1-mdr:46a962 eu2-a1-ivd:26ed55 eu2-a1-tp:993332
      eu2-a3:04198f eu2-a3-more:e5e914 eu2-area-1:4e366f eu2-area-2:eeee42 eu2-area-3:015ac0 eu2-area-4:ea0e6d
      eu2-area-5:fd3cf8 eu2-area-6:d3711d eu2-area-7:15fda2 eu2-area-8:4ea3ef eu2-a3-1a:ebaa8f eu2-a3-1b:1ea04f
      eu2-a3-1c:9afd7a eu2-a3-2:7dd4eb eu2-a3-3a:75c69e eu2-a3-3b:4decd8 eu2-a3-3c:45a02f eu2-a3-3d:2e20a3
      eu2-a3-4a:d7c5d4 eu2-a3-4b:0440ad eu2-a3-5a:f5fb0b eu2-a3-5b:eed38d eu2-a3-5c:254ea8 eu2-a3-5d:3bc42a
      eu2-a3-6a:434e70 eu2-a3-6b:cd80c0 eu2-a3-6c:49d859 eu2-a3-6d:14dbd9 eu2-a3-6e:55ddd5 eu2-a3-7a:e5fe67
      eu2-a3-7b:def71d eu2-a3-7c:5e06e5 eu2-a3-7d:59fb3a eu2-a3-8a:000054 eu2-a3-8b:59b59d eu2-f-work:9170b3
      eu2-e-claim:9f8a0d eu2-e-prof:af547f eu2-e-ground:a4de0f eu2-e-infl:6c6016 eu2-e-doc:0f4bef eu2-e-doc-d:bde017
      eu2-e-reg:29eba7 eu2-r-25c:08a1eb eu2-r-25a:5a904e eu2-r-25n:3a74de eu2-r-25b:a7fcdc eu2-r-25o:33ffd6
      eu2-r-25i:c98a28 eu2-r-25k:28061e eu2-c-ao:8caeff eu2-c-seat:d55721 eu2-o-fin:8b27ba eu2-m-x:baeeb7
      eu2-m-in3:226834 eu2-m-in1:dcf2a9 eu2-m-chg:757f8e eu2-m-pub:d97800 eu2-t-obv:a6912d eu2-t-mark:38fbaa
      eu2-t-emo:2188b4 eu2-t-deep:08c1d3 eu2-t-text:6377fc eu2-oss:42c370 eu2-d-50-1:8ae876 eu2-d-50-2m:654285
      eu2-d-50-2d:6bb6ad eu2-d-50-3:ccba4d eu2-d-50-4i:204c1c eu2-d-50-4t:22e9cb eu2-d-9:84ecc2 eu2-d-10:9f4cea
      eu2-d-10b:f48297 eu2-d-11:dddfc5 eu2-d-12:9f0c76 eu2-d-13:09749c eu2-d-14:f1b5d0 eu2-d-14-5:62f6db
      eu2-d-15a:b169e7 eu2-d-15c:c1a7fd eu2-d-16b:da6709 eu2-d-16l:954e1e eu2-d-17:a7fd1e eu2-d-17-fin:007df8
      eu2-d-18:f43d6d eu2-d-19:155c4f eu2-d-20:e89a4c eu2-d-21:815fa4 eu2-d-22:bf0e95 eu2-p-std:ec1a18
      eu2-s-mod:61566f eu2-p-rep:370e6c eu2-d-43:509d06 eu2-d-43-4:0f695c eu2-d-47:6cab8c eu2-d-48:945f75
      eu2-d-49-1:ec45e4 eu2-d-49-5:6eeef4 eu2-d-72:14d9ea eu2-d-73:5bf229 eu2-d-60:cd7fec eu2-d-61:c301a0
      eu2-d-26-1:4a8fdb eu2-d-26-2:5869e8 eu2-d-26-4:5339f3 eu2-d-26-5:f45653 eu2-d-26-5-fin:7c98dd
      eu2-d-26-5i:bd1c3a eu2-d-26-6:174685 eu2-d-26-7:9143ab eu2-d-26-8:020a92 eu2-d-26-9:cea1b2 eu2-d-26-10:f18a22
      eu2-d-26-11:f64afb eu2-d-26-12:6f7743 eu2-d-27:6f2d18 eu2-d-27-3:c8d34f eu2-d-86:61aa4c eu2-s-supply:34f6c7
      eu2-s-sbx:e0a72f eu2-d-25-4:4e52e3 eu2-d-25-4s:c14144 eu2-d-25-2:c4185d eu2-d-23-1a:f9b8c3 eu2-d-23-1b:c02acf
      eu2-d-23-1c:f04fdc eu2-d-23-1d:0388a6 eu2-d-23-2:7b89a2 eu2-d-23-3:9740f5 eu2-d-23-4:3adbe7 eu2-d-23-5:f3ea9a
      eu2-d-24-1a:be43a5 eu2-d-24-1b:b66d72 eu2-d-24-1c:7f4d49 eu2-d-24-2:b5cf9d eu2-d-24-3:c634f5 eu2-d-24-5:fae68d
      eu2-d-22-3a:39cde6 eu2-d-22-3b:d982e8 eu2-d-22-3c:88014f eu2-d-22-3e:dc59da eu2-d-22-4:29e97a
      eu2-g-prov:bd8aac eu2-g-third:b067ab eu2-g-sci:663f46 eu2-g-eu:c06e64 eu2-g-flop:e5841e eu2-g-des:fa4418
      eu2-g-oss:8042c8 eu2-g-when:43c462 eu2-g-seat:079725 eu2-d-52:09c8a9 eu2-d-53a:5bb5a8 eu2-d-53b:01a126
      eu2-d-53c:cc81a2 eu2-d-53d:8e4592 eu2-d-54:738aaa eu2-d-55a:b19042 eu2-d-55b:7e4d25 eu2-d-55c:73d452
      eu2-d-55d:a8614f eu2-g-supply:0dd7cb eu2-d-25-4g:84772d eu2-d-4:1af879 id:11c62c category:7b5249
      question:7b1a6d articleReference:551311 helpText:6a3e91 citation:35d36c type:fe135c options:cf4a8e
      label:1e0ce1 instrument:528717 article:8ba592 url:cb8e18 asOf:4c9049 checkedOn:e68732 confidence:a73cfd
      appliesFrom:e36ca0 askedWhen:3ca708 scoring:d5c0ec group:83afe4 riskLevel:3cc394 riskScore:a010d8
      complianceScore:f8bec8 band:87e9f0 scored:8236a5 remarks:20ef55 euClass:38e5da class:f5b4ef roles:ccd4b1
      model:251df7 supervisors:ac46fc findings:3929db gaps:906a65 actions:a94384 recommendations:fa0bba
      duties:d31199 requests:ab6495 scores:b78fd4 working:9b015a estimatedFine:d7da2d fine:632455 fines:b55011
      trace:a9fb8a flips:961355 clocks:04a92f notes:efa015
    `,
  },
};
